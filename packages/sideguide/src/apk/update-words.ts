import { androidOf, type Obstacle, type SdkRange, type Update } from '@sideguide/apk-verify/node';
import { harmless } from '@sideguide/cli-kit';
import { describeObstacle } from './obstacle-words.ts';

const android = (sdk: number) => (androidOf(sdk) ? `Android ${androidOf(sdk)}` : `API level ${sdk}`);

/** Returns the Android versions that an obstacle applies to. */
function androidRange(obstacle: Obstacle): string {
  const { minSdk = 0, maxSdk = 0 }: Readonly<Record<string, string | number>> = { ...obstacle.detail };
  const [from, to] = [Number(minSdk), Number(maxSdk)];
  if (from === to) return `for ${android(from)}`;
  return androidOf(to) ? `for ${android(from)} to ${androidOf(to)}` : `for ${android(from)} and later`;
}

const detailNames = ({ detail }: Obstacle): string => (detail && 'names' in detail ? harmless(detail.names) : '');

/** Names the Android versions that refuse an update, if not all do. */
function levelsOf({ levels }: Obstacle): string {
  if (!levels) return '';
  const { minSdk, maxSdk } = levels;
  return androidOf(maxSdk)
    ? ` (refused by ${android(minSdk)} to ${androidOf(maxSdk)})`
    : ` (refused from ${android(minSdk)} on)`;
}

/** Describes an obstacle between two files, without a full stop. */
function describe(obstacle: Obstacle, replaces: boolean): string {
  const { code } = obstacle;
  const detail: Readonly<Record<string, string | number>> = { ...obstacle.detail };
  switch (code) {
    case 'not-verified':
      if (detail.sdk !== undefined)
        return `nothing says that ${android(Number(detail.sdk))} accepts the ${detail.file === 1 ? 'first' : 'second'} file`;
      return `the signature of the ${detail.file === 1 ? 'first' : 'second'} file is not valid`;
    case 'FAILED_UPDATE_INCOMPATIBLE':
      return `they are signed by different keys, and no proof of rotation lets one follow the other (${androidRange(obstacle)})`;
    case 'FAILED_SHARED_USER_INCOMPATIBLE':
      if (!replaces)
        return `both share a user with other apps, and have different signers: ${harmless(String(detail.name))}`;
      return `it shares a user with other apps, and its proof of rotation keeps the former key out of that (${androidRange(obstacle)})`;
    case 'FAILED_UID_CHANGED':
      return 'they do not share the same user with other apps (sharedUserId, sharedUserMaxSdkVersion)';
    case 'FAILED_SANDBOX_VERSION_DOWNGRADE':
      return 'it leaves the sandbox that the first is in (targetSandboxVersion)';
    case 'FAILED_DUPLICATE_PACKAGE':
      return 'it is a library for other apps, and Android keeps several versions of those (static-library, sdk-library)';
    case 'upgrade-keys':
      return 'the first names keys of its own that must sign its updates (upgrade-key-set); they are not compared';
    case 'FAILED_VERSION_DOWNGRADE':
      if (detail.revisionCode !== undefined)
        return `it is an older revision (${detail.revisionCode}; the first has ${detail.installed})`;
      return `it is older (version code ${detail.versionCode}; the first has ${detail.installed})`;
    case 'FAILED_PERMISSION_MODEL_DOWNGRADE':
      return `it is made for API level ${detail.target}, which asks for all permissions at once, and the first is not`;
    case 'becomes-debuggable':
      return 'the second is a debug build and the first is not: anybody with the phone in hand can then read what the app stores';
    case 'was-debuggable':
      return 'the first is a debug build and the second is not';
    case 'leaves-older':
      return `the second needs ${android(Number(detail.sdk))} or later; older phones keep the first`;
    case 'FAILED_CONFLICTING_PROVIDER':
      return obstacle.certainty === 'sure'
        ? `both claim a provider: ${detailNames(obstacle)}`
        : describeObstacle(obstacle);
    case 'FAILED_DUPLICATE_PERMISSION':
    case 'FAILED_DUPLICATE_PERMISSION_GROUP':
      return obstacle.certainty === 'sure'
        ? `both define a permission, and have different signers: ${detailNames(obstacle)}`
        : describeObstacle(obstacle);
    case 'FAILED_BAD_PERMISSION_GROUP':
      return obstacle.certainty === 'sure'
        ? `it has permissions in a group that the first defines, and another signer: ${detailNames(obstacle)}`
        : describeObstacle(obstacle);
    default:
      return `${describeObstacle(obstacle)}${levelsOf(obstacle)}`;
  }
}

/**
 * Describes in sentences what Android does with the second file if the first is installed.
 *
 * @param range The only API levels that both were verified for, if not all.
 */
export function describeUpdate(
  first: string,
  second: string,
  { replaces, installs, obstacles }: Update,
  range?: SdkRange,
): string {
  const [firstName, secondName] = [first, second].map((path) => `“${harmless(path, 80)}”`);
  const otherPackage = obstacles.find(({ code }) => code === 'another-package');
  const words = (list: readonly Obstacle[]) => list.map((one) => describe(one, replaces));
  const reasons = obstacles.filter(({ status }) => status !== 'installs');
  const sure = words(reasons.filter(({ certainty }) => certainty === 'sure'));
  const doubtful = words(reasons.filter(({ certainty }) => certainty !== 'sure'));
  const notes = words(obstacles.filter(({ status }) => status === 'installs'));
  const limit = range
    ? [
        `other API levels than ${range.minSdk}${androidOf(range.maxSdk) ? ` to ${range.maxSdk}` : ' and later'} were not compared`,
      ]
    : [];
  const printed = [...(sure.length ? doubtful : []), ...notes, ...limit].map((note) => `\nNote: ${note}.`).join('');
  if (!replaces && otherPackage) {
    if (installs === 'yes') return `These are two apps: ${secondName} is installed beside ${firstName}, not over it.`;
    const why = [...sure, ...doubtful].join('; ');
    return installs === 'no'
      ? `These are two apps that cannot be on one phone: ${why}.`
      : `These are two apps; whether both can be on one phone is not certain: ${why}.`;
  }
  if (installs === 'yes')
    return `${secondName} can be installed over ${firstName}: same app, same signer or a proven successor, no older version.${printed}`;
  if (sure.length) return `${secondName} cannot be installed over ${firstName}: ${sure.join('; ')}.${printed}`;
  return `Whether ${secondName} can be installed over ${firstName} is not certain: ${doubtful.join('; ')}.${printed}`;
}
