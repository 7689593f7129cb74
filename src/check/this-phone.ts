import { sdkOf } from '#lib/apk/android.ts';
import type { Phone } from '#lib/apk/model/phone.ts';
import { androidVersion } from '#lib/detect/android-version.ts';
import { agentHint } from '../core/phone-hints.ts';

/**
 * The phone as far as its browser tells: the Android version. Processors are kept secret on phones, and a computer
 * that helps is not the phone at all.
 */
export async function thisPhone(): Promise<Phone> {
  const [platform, platformVersion] = await Promise.all([agentHint('platform'), agentHint('platformVersion')]);
  const version = androidVersion({
    userAgent: navigator.userAgent,
    ...(platform === undefined ? {} : { platform }),
    ...(platformVersion === undefined ? {} : { platformVersion }),
  });
  const sdk = version === undefined ? undefined : sdkOf(version);
  return sdk === undefined ? {} : { sdk };
}
