// In the first load.
import { useEffect, useLayoutEffect, useState } from 'react';
import { type Arrival, arrive, useHref } from '../core/navigation/history.ts';
import { turn } from '../core/navigation/turn.ts';
import { ViewContext } from '../frame/view.ts';
import { setDocument } from './document.ts';
import { type Prepared, prepare } from './prepare.ts';

interface Shown extends Prepared {
  readonly href: string;
  readonly arrival: Arrival;
  /** True where the reader has not moved: the first screen of a load, and an answer given. The focus stays then. */
  readonly stays: boolean;
  /** Names the page to React: another name, another page. */
  readonly key: string;
}

/** After this many milliseconds of loading a line at the top says that something is coming. */
const patience = 300;

/** Outlives the stage itself, which starts anew after a failure. */
let first = true;

/**
 * Shows the screen of the current address. The old screen stays, whole and usable, until everything of the new
 * one is here; the newest address wins, whatever arrives late.
 */
export function Stage({ locale }: { locale: string }) {
  const href = useHref();
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState<{ href: string; error: unknown }>();
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!locale) return;
    let current = true;
    const late = setTimeout(() => current && setWaiting(true), patience);
    prepare(href, locale).then(
      (prepared) => {
        clearTimeout(late);
        if (!current) return;
        const arrival = arrive();
        const next: Shown = { ...prepared, href, arrival, stays: first, key: href };
        const opening = first;
        first = false;
        turn(opening ? 'none' : arrival.direction, () => {
          setWaiting(false);
          setShown((old) =>
            old?.screen === next.screen && arrival.direction === 'none' ? { ...next, stays: true, key: old.key } : next,
          );
        });
      },
      (error: unknown) => {
        clearTimeout(late);
        if (!current) return;
        arrive();
        first = false;
        setFailed({ href, error });
      },
    );
    return () => {
      current = false;
      clearTimeout(late);
      setWaiting(false);
    };
  }, [href, locale]);

  if (failed && failed.href === href) throw failed.error;
  return (
    <>
      <div className="loading" data-on={waiting || undefined} aria-hidden="true" />
      {shown && <Screen shown={shown} />}
      <Announcer shown={shown} />
    </>
  );
}

function Screen({ shown }: { shown: Shown }) {
  const { view, Screen: Content, arrival, stays, key } = shown;
  useLayoutEffect(() => {
    const heading = document.querySelector('h1');
    setDocument(view.locale, heading?.textContent ?? '', view.skin?.id);
    const part = arrival.y === undefined && view.address.step ? document.getElementById(view.address.step) : null;
    if (part) part.scrollIntoView();
    else scrollTo(0, arrival.y ?? 0);
    if (stays) return;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [view, arrival, stays]);
  return (
    <ViewContext value={view}>
      <div className="page" key={key}>
        <Content />
      </div>
    </ViewContext>
  );
}

/** Says the new screen's name to those who do not see it change. */
function Announcer({ shown }: { shown: Shown | undefined }) {
  const [text, setText] = useState('');
  useEffect(() => {
    if (shown && !shown.stays) setText(document.querySelector('h1')?.textContent ?? '');
  }, [shown]);
  return (
    <div className="spoken" role="status" aria-live="polite">
      {text}
    </div>
  );
}
