import { Component, type ReactNode } from 'react';
import { dropCopy } from '../platform/copy-of-first.ts';
import { localeOf } from '../platform/locales.ts';
import { plainPage } from '../platform/plain-page.ts';
import { chooseLocale } from './choose-locale.ts';

/** Shown if the error screen itself fails, so that no page is ever empty: links to the page without scripts. */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override componentDidCatch() {
    dropCopy();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { tag, dir } = localeOf(chooseLocale());
    const plain = plainPage(tag);
    return (
      <main className="failure">
        <h1 lang={tag} dir={dir}>
          {plain && <a href={plain.href}>{plain.text}</a>}
        </h1>
        <section className="slip" lang="en" dir="ltr">
          <h2>Unexpected Application Error!</h2>
        </section>
      </main>
    );
  }
}
