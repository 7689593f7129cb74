import type { PlannedStep } from '@sideguide/guide-core/model';
import { tokens } from '@sideguide/guide-core/words';
import type { ReactNode } from 'react';
import { useGuide, useLabels, useLanguage, usePlace } from '../../context/contexts.tsx';
import { Fold } from '../../ui/fold.tsx';
import { MoreTools, ShareTools } from './components.ts';
import css from './step-share-row.module.css';
import { useShare } from './use-share.ts';

/** Returns functions that turn a sentence into plain text, and into pieces each with its language. */
export function useSpokenText() {
  const { locale } = useLanguage();
  const { fillNames, quote } = useLabels();
  const [open, close] = locale.quotes;
  return {
    plain: (text: string): string =>
      fillNames(
        tokens(text)
          .map((token) => ('text' in token ? token.text : open + quote(token.label).text + close))
          .join(''),
      ),
    utterances: (text: string) =>
      tokens(fillNames(text)).map((token) => {
        if ('text' in token) return { text: token.text, lang: locale.tag };
        const { text: words, lang } = quote(token.label);
        return { text: words, lang };
      }),
  };
}

interface Props {
  readonly step: PlannedStep;
  readonly where: string;
  /** What stands at the end of the fold. */
  readonly children: ReactNode;
}

/** What can be done with a step besides following it. The row's space is reserved from the start. */
export function StepShareRow({ step, where, children }: Props) {
  const { address, href } = usePlace();
  const { skin, wordsOf } = useGuide();
  const { locale, t } = useLanguage();
  const { plain, utterances } = useSpokenText();
  const { share, ask } = useShare({ own: true });
  const words = wordsOf(step.id);
  const pause = { text: '. ', lang: locale.tag };
  const place = { ...address, step: step.id, say: undefined };
  return (
    <>
      <div className={css.row}>
        {share && (
          <ShareTools
            {...share}
            place={place}
            text={{
              where,
              title: plain(words.title),
              act: plain(words.do),
              see: `${t('then-you-see')} ${plain(words.see)}`,
            }}
            utterances={[
              ...utterances(words.title),
              pause,
              ...utterances(words.do),
              ...utterances(`${t('then-you-see')} ${words.see}`),
              ...utterances(words.otherwise),
            ]}
          />
        )}
      </div>
      <Fold title={t('tools-open')} onOpen={ask}>
        {share && <MoreTools {...share} place={place} printHref={href({ path: `/${skin.id}`, step: 'print' })} />}
        {children}
      </Fold>
    </>
  );
}
