// Has to work when nothing else arrives.

import { formatAddress, parseAddress } from '@sideguide/guide-core/flow';
import { fill } from '@sideguide/guide-core/locale';
import type { CachedGuide } from '@sideguide/guide-core/offline';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { skins } from '../../.generated/cards.ts';
import { rescueHere } from '../content.ts';
import { stoppedHash } from '../context/special-hashes.ts';
import { brand, plainAddress } from '../platform/brand.ts';
import { askAgain } from '../platform/chunks/load.ts';
import { dropCopy } from '../platform/copy-of-first.ts';
import { localeOf } from '../platform/locales.ts';
import { plainPage } from '../platform/plain-page.ts';
import { readNotes } from '../platform/storage/notes.ts';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/button.tsx';
import { ItemLink, TextLink } from '../ui/link.tsx';
import { chooseLocale } from './choose-locale.ts';
import { details, diagnose, messageOf } from './diagnose.ts';
import { setDocument } from './document.ts';
import { cachedFlows, rescueTexts } from './rescue.ts';

/** Returns the hash of Home: after a stop the calm one, as the phone's storage may not have taken it. */
const homeStep = () => (readNotes().isStopped || parseAddress(location).step === stoppedHash ? stoppedHash : undefined);

/** Returns the address of Home with the current parameters, but without the broken path. */
const homeAddress = () => formatAddress({ ...parseAddress(location), path: '/', step: homeStep() });

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
 * The error screen. First, in a language that is on the phone: what is missing, and how to go on. Below it, small, what
 * the contract requires: its title, the error's message, and the error's type, code and address. If the failure came
 * before the locale was set, the locale is determined here without setting it.
 */
export function FailureScreen({ error, page, locale, isTrying, retry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const tag = locale || chooseLocale();
  const { card, say } = rescueTexts(tag);
  const kind = diagnose(error, navigator.onLine);
  const name = say(`${kind}-title`) as string;
  const text = say(`${kind}-text`);
  const home = say('home');
  const plain = text ? undefined : plainPage(card.tag);
  useLayoutEffect(() => {
    dropCopy();
    try {
      setDocument(card, name);
      heading.current?.focus({ preventScroll: true });
    } catch {
      // An effect that throws would mount this screen again, and without an end.
    }
  }, [card, name]);
  const again = () => {
    if (isTrying) return;
    askAgain();
    retry();
  };
  // A reader who comes back with a network should not have to know that a tap is needed.
  useEffect(() => {
    if (kind !== 'offline' && kind !== 'slow') return;
    const comeBack = (event: PageTransitionEvent) => event.persisted && again();
    addEventListener('online', again);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('online', again);
      removeEventListener('pageshow', comeBack);
    };
  });
  return (
    <main className="failure">
      <section className="failure-help" role="alert" aria-busy={isTrying}>
        <Drawing />
        <h1 tabIndex={-1} ref={heading}>
          {name}
        </h1>
        {text && <p>{text}</p>}
        {plain && (
          <p>
            <a href={plain.href}>{plain.text}</a>
          </p>
        )}
      </section>
      {kind !== 'unknown' && kind !== 'broken' && <CachedFlows tag={tag} />}
      <section className="slip" lang="en" dir="ltr">
        <h2>Unexpected Application Error!</h2>
        <p>{messageOf(error)}</p>
        <pre>{details(error, page)}</pre>
      </section>
      {brand.contact && (
        <p dir="ltr">
          <a href={brand.contact}>{plainAddress(brand.contact)}</a>
        </p>
      )}
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

/** A sheet with a part missing. */
const Drawing = () => (
  <svg className="failure-drawing" viewBox="0 0 104 88" width="80" height="68" aria-hidden="true">
    <rect x="2" y="2" width="100" height="84" rx="8" />
    <path d="M2 22h100M12 12h.1M22 12h.1M16 38h34M16 50h26M16 62h34M16 74h20" />
    <rect x="60" y="36" width="30" height="38" rx="4" strokeDasharray="5 6" />
  </svg>
);

/**
 * Offers the flows that are complete on the phone, each in its own language, unless the failed one is among them. After a
 * stop each leads to Home, which is calm.
 */
function CachedFlows({ tag }: { tag: string }) {
  const address = parseAddress(location);
  const here = address.path.split('/').find((part) => skins.some(({ id }) => id === part));
  const step = homeStep();
  const hrefOf = ({ skin, tag: lang }: CachedGuide) =>
    step
      ? formatAddress({ path: '/', lang, step })
      : skin === here
        ? formatAddress({ ...address, lang })
        : formatAddress({ ...address, lang, path: `/${skin}`, os: undefined, rom: undefined, step: undefined });
  return cachedFlows()
    .filter((flow) => flow.skin !== here || flow.tag !== tag)
    .map((flow) => {
      const { dir } = localeOf(flow.tag);
      const maker = skins.find(({ id }) => id === flow.skin)?.makers[0] ?? '';
      return (
        <ItemLink key={`${flow.skin} ${flow.tag}`} opens="reload" href={hrefOf(flow)} lang={flow.tag} dir={dir}>
          {fill(flow.tag, rescueHere(flow.tag)?.kept ?? brand.name, { maker })}
        </ItemLink>
      );
    });
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
