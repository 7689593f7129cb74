import css from './send.module.css';

/** An address to select and copy. */
export const Url = ({ url }: { url: string }) => (
  <output className={css.url} dir="ltr" translate="no">
    {url}
  </output>
);
