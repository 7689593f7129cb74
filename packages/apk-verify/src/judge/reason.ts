import type { FileKind } from '../model/facts.ts';
import type { ObstacleCode } from '../model/obstacle.ts';
import type { Danger, Unjudged, Verdict } from '../model/verdict.ts';

/** Why a file should not be installed, or will not install. The codes are stable; others may be added. */
export type Reason = Danger | Exclude<FileKind, 'apk'> | Unjudged | ObstacleCode | 'another-app';

/**
 * Returns why nobody should install the file, or why the phone refuses it; null for a verdict without such a reason:
 * `genuine`, `other-channel`, `unknown-app`, `debug-key`.
 */
export function reason(verdict: Verdict): Reason | null {
  switch (verdict.answer) {
    case 'do-not-install':
      return verdict.danger;
    case 'not-an-app':
      return verdict.kind;
    case 'not-judged':
      return verdict.why;
    case 'another-app':
      return 'another-app';
    case 'will-not-install':
      return verdict.installability.obstacles[0]?.code ?? null;
    default:
      return null;
  }
}
