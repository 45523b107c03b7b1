; Installs Quintet for the user who runs it. It needs no administrator.
Target {{.Target}}
SetCompressor /SOLID {{if .Quick}}bzip2{{else}}lzma{{end}}
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user

Name "Quintet"
OutFile "installer.exe"
InstallDir "$LOCALAPPDATA\Programs\Quintet"
InstallDirRegKey HKCU "Software\Quintet" "Folder"
BrandingText "Quintet {{.Version}}"

VIProductVersion "{{.Version}}.0"
VIAddVersionKey "ProductName" "Quintet"
VIAddVersionKey "ProductVersion" "{{.Version}}"
VIAddVersionKey "FileVersion" "{{.Version}}"
VIAddVersionKey "FileDescription" "Quintet Setup"
VIAddVersionKey "CompanyName" "{{.Maker}}"
VIAddVersionKey "LegalCopyright" "Apache License 2.0"

!include "MUI2.nsh"
!define MUI_ICON "quintet.ico"
!define MUI_UNICON "quintet.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\quintet.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Portuguese"

LangString Running ${LANG_ENGLISH} "Close Quintet first: its program cannot be replaced while it runs."
LangString Running ${LANG_PORTUGUESE} "Fecha primeiro o Quintet: o programa não pode ser substituído enquanto está aberto."

; The program is the one for .quintet, and below "Open with" for other texts.
!define CLASSES "Software\Classes"
!define OPENWITH "${CLASSES}\Applications\quintet.exe"
LangString Game ${LANG_ENGLISH} "Quintet game"
LangString Game ${LANG_PORTUGUESE} "Partida do Quintet"

; Changed tells the desktop that types of files have changed: SHChangeNotify(SHCNE_ASSOCCHANGED, SHCNF_IDLIST, 0, 0).
!macro Changed
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Quintet"

; Free waits until no program of the installation runs any more.
!macro Free
  again:
    IfFileExists "$INSTDIR\quintet.exe" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\quintet.exe" a
    IfErrors 0 close
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 1
    Abort
  close:
    FileClose $0
  free:
!macroend

Section
  !insertmacro Free
  SetOutPath "$INSTDIR"
{{- range .Files}}
  File "{{.}}"
{{- end}}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Quintet.lnk" "$INSTDIR\quintet.exe"
  WriteRegStr HKCU "Software\Quintet" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Quintet"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "{{.Version}}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\quintet.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "{{.Maker}}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  WriteRegStr HKCU "${CLASSES}\.quintet" "" "Quintet.Game"
  WriteRegStr HKCU "${CLASSES}\Quintet.Game" "" "$(Game)"
  WriteRegStr HKCU "${CLASSES}\Quintet.Game\DefaultIcon" "" "$INSTDIR\quintet.exe,0"
  WriteRegStr HKCU "${CLASSES}\Quintet.Game\shell\open\command" "" '"$INSTDIR\quintet.exe" -- "%1"'
  WriteRegStr HKCU "${OPENWITH}" "FriendlyAppName" "Quintet"
  WriteRegStr HKCU "${OPENWITH}\shell\open\command" "" '"$INSTDIR\quintet.exe" -- "%1"'
  WriteRegStr HKCU "${OPENWITH}\SupportedTypes" ".quintet" ""
  WriteRegStr HKCU "${OPENWITH}\SupportedTypes" ".txt" ""
  WriteRegStr HKCU "${OPENWITH}\SupportedTypes" ".json" ""
  !insertmacro Changed
SectionEnd

; Settings and games stay: they are below the user's own folder of application data.
Section "Uninstall"
  !insertmacro Free
{{- range .Files}}
  Delete "$INSTDIR\{{.}}"
{{- end}}
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Quintet.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.quintet" ""
  StrCmp $0 "Quintet.Game" 0 foreign ; another program may have taken the type
  DeleteRegKey HKCU "${CLASSES}\.quintet"
foreign:
  DeleteRegKey HKCU "${CLASSES}\Quintet.Game"
  DeleteRegKey HKCU "${OPENWITH}"
  !insertmacro Changed
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Quintet"
SectionEnd
