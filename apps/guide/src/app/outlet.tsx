import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { InPage } from '../context/contexts.tsx';
import { PageTitleContext } from '../layout/page-title.tsx';
import { dropCopy } from '../platform/copy-of-first.ts';
import { type Arrival, arrive, useHref } from '../platform/navigation/history.ts';
import { runTransition } from '../platform/navigation/transition.ts';
import { setDocument } from './document.ts';
import { SlowNotice } from './failure.tsx';
import { type OpenedScreen, openScreen } from './open.ts';

type Title = RefObject<HTMLHeadingElement>;

interface Shown extends OpenedScreen {
  readonly href: string;
  readonly arrival: Arrival;
  /** True if the reader has not moved: on the first screen of a load, and after giving an answer. Focus then stays. */
  readonly isKept: boolean;
  /** React key of the page: a new key mounts a new page. */
  readonly key: string;
}

/** Milliseconds of loading until a line at the top appears, and until words say that it is slow. */
const delaysMs = { line: 300, words: 8000 };

interface Props {
  readonly locale: string;
  /** True while the failure before this retry is still on the screen. */
  readonly isOver: boolean;
  readonly onShown: () => void;
}

/**
 * Shows the screen of the current address. The old screen stays usable until everything for the new one has loaded. The
 * newest address wins: results for older ones are ignored.
 */
export function Outlet({ locale, isOver, onShown }: Props) {
  const href = useHref();
  const [shown, setShown] = useState<Shown>();
  const title = useRef<HTMLHeadingElement>(null);
  const [waiting, setWaiting] = useState<'' | 'line' | 'words'>('');
  /** The page that is shown, if it can stay for the next address. */
  const last = useRef<string>(undefined);
  // After a failure this is a new outlet, and the reader is no longer on the first screen of the load.
  const isFirst = useRef(!isOver);

  // A layout effect, so that loading does not wait for the next frame: the reader is waiting for it.
  useLayoutEffect(() => {
    if (!locale) return;
    let isCurrent = true;
    // The wait for the entry counts too: nobody should look at an empty page for twice as long.
    // An event is stamped with the page's age, also where `performance` cannot be had.
    const waited = isFirst.current ? new Event('').timeStamp : 0;
    const late = [
      setTimeout(setWaiting, delaysMs.line, 'line'),
      setTimeout(setWaiting, Math.max(delaysMs.words - waited, 3 * delaysMs.line), 'words'),
    ];
    openScreen(href, locale)
      .then((opened) => {
        if (!isCurrent) return;
        late.forEach(clearTimeout);
        const arrival = arrive();
        const isOpening = isFirst.current;
        isFirst.current = false;
        const next: Shown = { ...opened, href, arrival, isKept: isOpening, key: opened.frame ?? href };
        // The page stays, and its parts show the change by themselves.
        const isSamePage = opened.frame !== undefined && last.current === opened.frame;
        last.current = opened.frame;
        runTransition(isOpening || isSamePage ? 'none' : arrival.direction, () => {
          setWaiting('');
          onShown();
          setShown((old) =>
            old?.screen === next.screen && arrival.direction === 'none'
              ? { ...next, isKept: true, key: old.key }
              : next,
          );
        });
      })
      // Also what the browser throws above: a page is never empty.
      .catch((error: unknown) => {
        if (!isCurrent) return;
        late.forEach(clearTimeout);
        arrive();
        // Thrown while rendering, so that the boundary above gets it.
        setShown(() => {
          throw error;
        });
      });
    return () => {
      isCurrent = false;
      late.forEach(clearTimeout);
      setWaiting('');
    };
  }, [href, locale, onShown]);

  return (
    <>
      <div className="loading" data-on={waiting || undefined} aria-hidden="true" />
      {waiting === 'words' && !isOver && <SlowNotice locale={locale} />}
      <PageTitleContext.Provider value={title}>
        {shown && <Screen shown={shown} title={title} />}
      </PageTitleContext.Provider>
      <Announcer shown={shown} title={title} />
    </>
  );
}

/** Renders only when the screen changes, not while the next one loads. */
const Screen = memo(({ shown, title }: { shown: Shown; title: Title }) => {
  const { page, element, arrival, isKept, key } = shown;
  useLayoutEffect(() => {
    dropCopy();
    const heading = title.current;
    const { address, app, skin } = page.place;
    setDocument(page.language.locale, heading?.textContent ?? '', skin?.id, app?.icon);
    const part = arrival.y === undefined && address.step ? document.getElementById(address.step) : null;
    if (part) part.scrollIntoView();
    // A page that has just loaded has not been scrolled; asking would make the browser lay it out once more.
    else if (!isKept || arrival.y !== undefined) scrollTo(0, arrival.y ?? 0);
    if (isKept) return;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [page, arrival, isKept, title]);
  return (
    <InPage page={page}>
      <div className="page" key={key}>
        {element}
      </div>
    </InPage>
  );
});

/** Announces the new screen's heading to readers who do not see it change. */
function Announcer({ shown, title }: { shown: Shown | undefined; title: Title }) {
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (shown && !shown.isKept) setHeading(title.current);
  }, [shown, title]);
  return (
    <div className="spoken" role="status" aria-live="polite" lang={heading?.lang || undefined}>
      {heading?.textContent}
    </div>
  );
}
