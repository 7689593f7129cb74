import { androidVersion } from '@sideguide/guide-core/detect';
import { agentHint } from './phone-hints.ts';
import { userAgent } from './user-agent.ts';

/** Returns the Android version as far as the browser reveals it: `14.0.0`, `9`. */
export async function seenAndroid(): Promise<string | undefined> {
  const [platform, platformVersion] = await Promise.all([agentHint('platform'), agentHint('platformVersion')]);
  return androidVersion({
    userAgent: userAgent(),
    ...(platform === undefined ? {} : { platform }),
    ...(platformVersion === undefined ? {} : { platformVersion }),
  });
}
