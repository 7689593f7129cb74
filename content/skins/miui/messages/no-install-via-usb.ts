import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'no-install-via-usb',
  labels: ['miui_install_via_usb'],
  says: 'nobody',
  stage: 'install',
  steps: ['open-file', 'finish-install'],
  way: 'open-file',
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_developer_options' }, back: true },
        { kind: 'group', rows: [{ label: 'miui_install_via_usb', icon: 'none', switch: 'off', mark: 'look' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'The switch is for installing from a computer; on Global phones, it requires a Mi account and often a SIM card',
      source: 'openstf #603; MiCode #1281; HyperCeiler #1519',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'On phones made for China, apps that install other apps can also stop when the switch is off, with a note about USB; a file that you open yourself does not need it',
      source: 'InstallerX-Revived #107 (HyperOS 2.0.206, 2025-07)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
