import type { ReactNode } from 'react';
import { cx } from '../../platform/cx.ts';
import button from '../../ui/button.module.css';
import link from '../../ui/link.module.css';
import css from './file-button.module.css';

interface Props {
  readonly onFile: (file: File) => void;
  /** Whether to render a plain text link instead of the big button. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/**
 * Opens the phone's file picker. Without `accept`, because Android's pickers disable files that they take for another
 * type, and a download may have any name; the check detects the type from the content.
 */
export function FileButton({ onFile, plain, children }: Props) {
  return (
    <label className={cx(css.label, plain ? link.link : button.button)}>
      <input
        className={css.input}
        type="file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
