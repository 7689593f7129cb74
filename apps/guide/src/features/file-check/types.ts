import type { Entry } from '@sideguide/apk-verify';
import type { CheckWords } from '@sideguide/guide-core/model';
import type { ReactNode } from 'react';

/** What the file check needs: its words, and the apps whose signers are known. */
export interface CheckData extends CheckWords {
  readonly entries: readonly Entry[];
}

/** The link to the step after the check. */
export interface NextStep {
  readonly href: string;
  /** Label of the link before a file was checked: the check may be skipped. */
  readonly words: ReactNode;
  readonly onClick: () => void;
}

/** What the check renders into the slots of its host. */
export interface CheckParts {
  /** Replaces the host's own words and picture once a file is chosen. */
  readonly body?: ReactNode;
  readonly main: ReactNode;
  /** The secondary line below it. */
  readonly below?: ReactNode;
  /** Reasons and details of a result, for those who want to know more. */
  readonly details?: ReactNode;
}

export interface CheckingProps {
  readonly check: CheckData;
  /** Level of the result's heading. */
  readonly heading: 'h1' | 'h3';
  readonly next?: NextStep;
  /** Address in the guide of the step that gets the file. */
  readonly source?: string | undefined;
  readonly children: (parts: CheckParts) => ReactNode;
}
