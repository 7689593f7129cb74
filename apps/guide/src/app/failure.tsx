// Has to work when nothing else arrives.

import { formatAddress, parseAddress } from '@sideguide/guide-core/flow';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { brand, plainAddress } from '../platform/brand.ts';
import { askAgain } from '../platform/chunks/load.ts';
import { dropCopy } from '../platform/copy-of-first.ts';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/button.tsx';
import { Fold } from '../ui/fold.tsx';
import { TextLink } from '../ui/link.tsx';
import { chooseLocale } from './choose-locale.ts';
import { details, diagnose, messageOf } from './diagnose.ts';
import { setDocument } from './document.ts';
import { rescueTexts } from './rescue.ts';

/** Returns the address of Home with the current parameters, but without the broken path. */
const homeAddress = () => formatAddress({ ...parseAddress(location), path: '/', step: undefined });

interface Props {
  readonly error: unknown;
  /** Address at which the failure occurred. */
  readonly page: string;
  readonly locale: string;
  /** True while a retry is running. */
  readonly isTrying: boolean;
  readonly retry: () => void;
}

/**
 * The error screen that the contract requires: its title and the error's message, and below, in the reader's language,
 * what to do. Before the locale's chunk has loaded, it only says that the network fails and offers a retry. If the
 * failure came before the locale was set, the locale is determined here without setting it.
 */
export function FailureScreen({ error, page, locale, isTrying, retry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { card, say } = rescueTexts(locale || chooseLocale());
  const kind = diagnose(error, navigator.onLine);
  const title = 'Unexpected Application Error!';
  const name = say(`${kind}-title`) as string;
  const home = say('home');
  useLayoutEffect(() => {
    dropCopy();
    setDocument(card, name);
    heading.current?.focus({ preventScroll: true });
  }, [card, name]);
  const again = () => {
    if (isTrying) return;
    askAgain();
    retry();
  };
  // A reader who comes back with a network should not have to know that a tap is needed.
  useEffect(() => {
    if (kind !== 'offline' && kind !== 'slow') return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return (
    <main className="failure">
      <header className="slip" lang="en" dir="ltr">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="slip-message">{messageOf(error)}</p>
      </header>
      <section className="failure-help" role="alert" aria-busy={isTrying}>
        <h2>{name}</h2>
        <p>{say(`${kind}-text`)}</p>
        <Fold title={say('details') ?? '…'}>
          <pre lang="en" dir="ltr">
            {details(error, page)}
          </pre>
        </Fold>
        {brand.contact && (
          <p dir="ltr">
            <a href={brand.contact}>{plainAddress(brand.contact)}</a>
          </p>
        )}
      </section>
      {kind === 'unknown' && home ? (
        <Bar>
          <Button href={homeAddress()}>{home}</Button>
        </Bar>
      ) : (
        <Bar
          below={
            <>
              <TextLink onClick={() => location.reload()}>{say('reload') ?? '↻'}</TextLink>
              <TextLink opens="reload" href={homeAddress()}>
                {home ?? brand.name}
              </TextLink>
            </>
          }
        >
          <Button aria-busy={isTrying} onClick={again}>
            {say('retry')}
          </Button>
        </Bar>
      )}
    </main>
  );
}

/** Shown while nothing has failed but nothing arrives: says so in the reader's language, with a button to reload. */
export function SlowNotice({ locale }: { locale: string }) {
  const { card, say } = rescueTexts(locale);
  const kind = navigator.onLine ? 'slow' : 'offline';
  useLayoutEffect(() => {
    if (!document.documentElement.lang) setDocument(card, '');
  }, [card]);
  return (
    <aside className="slow" role="status">
      <b>{say(`${kind}-title`)}</b>
      <p>{say(`${kind}-text`)}</p>
      <TextLink onClick={() => location.reload()}>{say('reload') ?? say('retry')}</TextLink>
    </aside>
  );
}
