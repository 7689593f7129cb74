import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'no-access',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'open-app-info'],
  way: 'open-app-info',
  undrawn: {
    aosp_app_info: 'drawn at the step that opens it, by the name of the phone',
    aosp_settings_app: 'where the search begins; what it finds differs between phones',
  },
  facts: [
    {
      says: 'An app can be allowed some photos, an approximate location, no nearby devices or no physical activity',
      source:
        'developer.android.com: about/versions/14/changes/partial-photo-video-access; training/location/permissions; develop/connectivity/bluetooth/bt-permissions',
      checked: '2026-11-30',
      confidence: 'high',
    },
    {
      says: 'A search over Bluetooth finds nothing while the location of the phone is off',
      source: 'flutter_blue #238; react-native-ble-manager #1191',
      checked: '2026-11-30',
      confidence: 'medium',
    },
    {
      says: 'From Android 12 on, quick settings can turn the microphone and the camera off for all apps',
      source: 'developer.android.com: training/permissions/explaining-access',
      checked: '2026-11-30',
      confidence: 'high',
    },
    {
      says: 'Phones of Xiaomi, OPPO and realme have a switch for Wi-Fi and one for mobile data for each app; Android has Data Saver',
      source: 'AppManager #1392; PermissionX #179; developer.android.com: develop/connectivity/network-ops/data-saver',
      checked: '2026-11-30',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
