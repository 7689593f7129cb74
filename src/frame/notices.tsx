import type { Notice } from '#lib/flow/check-address.ts';
import panel from '../ui/panel.module.css';
import { useView } from './view.ts';

/** One sentence for each value of the address that was ignored. */
export function Notices({ more = [] }: { more?: readonly Notice[] }) {
  const { notices, t } = useView();
  return [...notices, ...more].map(({ word, value }) => (
    <p key={word} className={panel.notice} role="note">
      {t(word, { value })}
    </p>
  ));
}
