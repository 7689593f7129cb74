import { type Phone, sdkOf } from '@sideguide/apk-verify';
import { androidVersion } from '@sideguide/guide-core/detect';
import { agentHint } from '../../platform/phone-hints.ts';

/**
 * Returns what the browser reveals about the phone: the Android version. Browsers on phones do not reveal the
 * processor, and a computer that a helper uses is not the phone at all.
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
