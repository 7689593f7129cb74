import { type Phone, sdkOf } from '@sideguide/apk-verify';
import { androidVersion } from '@sideguide/guide-core/detect';
import { agentHint } from '../../platform/phone-hints.ts';

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
