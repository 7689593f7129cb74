import { type Phone, sdkOf } from '@sideguide/apk-verify';
import { seenAndroid } from '../../platform/seen-android.ts';

/**
 * Returns what the browser reveals about the phone: the Android version. Browsers on phones do not reveal the
 * processor, and a computer that a helper uses is not the phone at all.
 */
export async function thisPhone(): Promise<Phone> {
  const version = await seenAndroid();
  const sdk = version === undefined ? undefined : sdkOf(version);
  return sdk === undefined ? {} : { sdk };
}
