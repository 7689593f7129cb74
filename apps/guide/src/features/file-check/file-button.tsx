import type { ReactNode } from 'react';
import { cx } from '../../platform/cx.ts';
import bar from '../../ui/bar.module.css';
import css from './file-button.module.css';

interface Props {
  readonly onFile: (file: File) => void;
  /** A line of words in place of the big button. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/**
 * Opens the phone's own picker. Without `accept`: Android's pickers grey out what they take for another type, and a
 * download may have any name; the check tells by the content.
 */
export function FileButton({ onFile, plain, children }: Props) {
  return (
    <label className={cx(css.label, plain ? css.plain : bar.button)}>
      <input
        className={css.input}
        type="file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
