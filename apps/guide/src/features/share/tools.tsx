import type { Address } from '@sideguide/guide-core/flow';
import type { Utterance } from '@sideguide/guide-core/speech';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../context/contexts.tsx';
import panel from '../../ui/panel.module.css';
import { Help, type OwnWords } from './help.tsx';
import { ShareIcon } from './icons.tsx';
import { InSight } from './in-sight.tsx';
import type { ShareWords } from './load.ts';
import { savePicture } from './picture.ts';
import { Send } from './send.tsx';
import type { StepText } from './sheet.ts';
import { canOpenWindow, closeWindow, isInSight, onSight, openWindow, updateWindow } from './small-window.ts';
import css from './tools.module.css';
import { useListen } from './use-listen.ts';
import { usePrinted } from './use-printed.ts';

interface Props {
  readonly t: ShareWords;
  readonly place: Address;
  readonly text: StepText;
  /** The texts of the step in reading order. */
  readonly said: readonly Utterance[];
  /** Address of the whole guide for print. */
  readonly paper: string;
  readonly own?: OwnWords | undefined;
}

/** The tools of a step in one row of buttons with labels. */
export function ShareTools({ t, place, text, said, paper, own }: Props) {
  const { locale } = useLanguage();
  const [panelOpen, setPanelOpen] = useState(false);
  const { speaking, toggle } = useListen(said, locale.tag);
  usePrinted();
  return (
    <div className={css.tools}>
      <section className={css.row} aria-label={t('tools')}>
        {toggle && (
          <button type="button" className={css.tool} onClick={toggle} aria-pressed={speaking}>
            <ShareIcon name={speaking ? 'stop' : 'listen'} />
            {t(speaking ? 'listen-stop' : 'listen')}
          </button>
        )}
        <button type="button" className={css.tool} onClick={() => setPanelOpen(!panelOpen)} aria-expanded={panelOpen}>
          <ShareIcon name="send" />
          {t('send')}
        </button>
        <Sight t={t} text={text} name={place.step ?? 'step'} />
        <Link className={css.tool} href={paper}>
          <ShareIcon name="paper" />
          {t('paper')}
        </Link>
      </section>
      {panelOpen && (
        <div className={css.panel}>
          <InSight>
            <Send t={t} place={place} title={text.title} />
          </InSight>
        </div>
      )}
      <Help t={t} place={place} own={own} />
    </div>
  );
}

/** Returns the figure of the step that the tools belong to. */
const figureOf = (): Element | null => document.querySelector('main figure');

/** Opens a window that stays above Settings if the browser supports it; otherwise saves the picture. */
function Sight({ t, text, name }: { t: ShareWords; text: StepText; name: string }) {
  const shown = useSyncExternalStore(onSight, isInSight);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState(false);
  const { where, title, act, see } = text;
  useEffect(() => updateWindow({ where, title, act, see }, figureOf()), [where, title, act, see]);
  const save = () =>
    savePicture(text, figureOf(), name).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  const stays = canOpenWindow() && !refused;
  return (
    <>
      {stays ? (
        <button
          type="button"
          className={css.tool}
          aria-pressed={shown}
          onClick={() => (shown ? closeWindow() : openWindow(text, figureOf()).catch(() => setRefused(true)))}
        >
          <ShareIcon name="sight" />
          {t(shown ? 'sight-close' : 'sight')}
        </button>
      ) : (
        <button type="button" className={css.tool} onClick={save}>
          <ShareIcon name="picture" />
          {t('picture-save')}
        </button>
      )}
      <p role="status" className={`${panel.note} ${css.said}`}>
        {refused && t('sight-refused')}
        {failed && t('picture-failed')}
      </p>
    </>
  );
}
