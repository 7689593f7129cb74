import { dayIn } from '@sideguide/guide-core/locale';
import type { CompiledFact } from '@sideguide/guide-core/model';
import { LanguageContext, useLabels, useLanguage } from '../../context/contexts.tsx';
import { useWords } from '../../context/use-words.ts';
import { plainAddress } from '../../platform/brand.ts';
import { fallbackLocale } from '../../platform/locales.ts';
import { Fold } from '../../ui/fold.tsx';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import css from './source-list.module.css';
import type { SourcesData, SourcesSubject } from './types.ts';

/** Lists facts and labels, each with where it is from in one sentence, and folded the sources as the makers noted them. */
export const SourcesList = ({ subject, sources }: { subject: SourcesSubject; sources: SourcesData }) => (
  <LanguageContext.Provider value={useWords(sources.words)}>
    <List subject={subject} facts={sources.facts} />
  </LanguageContext.Provider>
);

function List({ subject: { of, id, labels }, facts: all }: { subject: SourcesSubject; facts: SourcesData['facts'] }) {
  const { t } = useLanguage();
  const { quote } = useLabels();
  const facts = all.flatMap((one) => one[of][id] ?? []);
  const known = [...new Set(labels)].flatMap((label) => {
    const found = all.map((one) => one.labels[label]).find((one) => one !== undefined);
    return found ? [{ label, ...found, ...quote(label) }] : [];
  });
  const exact = [...new Set([...facts, ...known].map(({ source }) => source).filter(Boolean))];
  return (
    <>
      {facts.length === 0 && <p>{t('sources-none')}</p>}
      <ul className={css.facts}>
        {facts.map((fact) => (
          <Fact key={fact.says} fact={fact} />
        ))}
      </ul>
      {known.length > 0 && (
        <>
          <h2 className={panel.h2}>{t('sources-labels')}</h2>
          <ul className={css.facts}>
            {known.map(({ label, confidence, text, lang, dir }) => (
              <li key={label}>
                <bdi lang={lang} dir={dir} translate="no">
                  {text}
                </bdi>
                <br />
                {t(`sources-${confidence}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {exact.length > 0 && (
        <Fold title={t('sources-exact')}>
          {exact.map((source) => (
            <English key={source} text={source} />
          ))}
        </Fold>
      )}
    </>
  );
}

/** A claim, and where it is from in one sentence; with a link if its source has an address. */
function Fact({ fact }: { fact: CompiledFact }) {
  const { locale, t } = useLanguage();
  const { kinds, checked, confidence, versions, says, url } = fact;
  // The oldest supported browser lacks Intl.ListFormat.
  const list = (items: readonly string[]) => items.join(' · ');
  const from = {
    from: list(kinds.map((kind) => t(`sources-${kind}`))),
    day: dayIn(locale.tag, checked),
    versions: list(versions ?? []),
  };
  return (
    <li>
      {!locale.fallback && <p className={panel.note}>{t('sources-english')}</p>}
      <English text={says} />
      <p className={panel.note}>
        {t(versions ? 'sources-from-seen' : 'sources-from', from)}
        <br />
        {t(`sources-${confidence}`)}
      </p>
      {url && (
        <p>
          <TextLink href={url} opens="outside">
            <bdi dir="ltr">{plainAddress(url)}</bdi>
          </TextLink>
        </p>
      )}
    </li>
  );
}

/** A claim or its source, in the language it was written in. */
function English({ text }: { text: string }) {
  const { tag, dir } = fallbackLocale;
  return (
    <p className={css.source} lang={tag} dir={dir}>
      {text}
    </p>
  );
}
