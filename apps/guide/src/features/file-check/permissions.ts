/** Access that an owner would want to know about, each with the Android permissions that allow it. */
const notableAccess = {
  camera: ['CAMERA'],
  microphone: ['RECORD_AUDIO'],
  location: ['ACCESS_FINE_LOCATION', 'ACCESS_COARSE_LOCATION', 'ACCESS_BACKGROUND_LOCATION'],
  contacts: ['READ_CONTACTS', 'WRITE_CONTACTS', 'GET_ACCOUNTS'],
  messages: ['READ_SMS', 'RECEIVE_SMS', 'SEND_SMS', 'RECEIVE_MMS', 'RECEIVE_WAP_PUSH'],
  calls: [
    ...['CALL_PHONE', 'READ_PHONE_STATE', 'READ_PHONE_NUMBERS', 'ANSWER_PHONE_CALLS', 'PROCESS_OUTGOING_CALLS'],
    ...['READ_CALL_LOG', 'WRITE_CALL_LOG'],
  ],
  calendar: ['READ_CALENDAR', 'WRITE_CALENDAR'],
  files: [
    ...['READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE', 'MANAGE_EXTERNAL_STORAGE'],
    ...['READ_MEDIA_IMAGES', 'READ_MEDIA_VIDEO', 'READ_MEDIA_AUDIO'],
  ],
  notifications: ['POST_NOTIFICATIONS'],
  nearby: ['BLUETOOTH_SCAN', 'BLUETOOTH_CONNECT', 'BLUETOOTH_ADVERTISE', 'NEARBY_WIFI_DEVICES', 'UWB_RANGING'],
  body: ['BODY_SENSORS', 'ACTIVITY_RECOGNITION'],
  windows: ['SYSTEM_ALERT_WINDOW'],
  settings: ['WRITE_SETTINGS'],
  apps: ['QUERY_ALL_PACKAGES', 'PACKAGE_USAGE_STATS'],
  installs: ['REQUEST_INSTALL_PACKAGES'],
} as const;

export type NotableAccess = keyof typeof notableAccess;

const prefix = 'android.permission.';

/** Returns the notable access that a file's permissions allow, in a fixed order and without duplicates. */
export function notableAccessOf(permissions: readonly string[]): NotableAccess[] {
  const asked = new Set(permissions.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length)));
  return (Object.keys(notableAccess) as NotableAccess[]).filter((key) =>
    notableAccess[key].some((one: string) => asked.has(one)),
  );
}
