import { isGone } from './is-gone.ts';
import { useRememberedStep } from './remembered-step.ts';
import { useResume } from './use-resume.ts';

const code = async () => ({ isGone });

/** Returns the address of a step, unless the guide no longer has it. */
export const useKnownStep = (href: string | undefined): string | undefined => useResume(href, code)?.href;

/** Returns the address of the reader's last step, if it belongs to what is shown now and the guide still has it. */
export const useWayBack = (): string | undefined => useKnownStep(useRememberedStep());
