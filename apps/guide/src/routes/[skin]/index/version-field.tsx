import { readVersion, type VersionReading } from '@sideguide/guide-core/detect';
import type { VersionTables } from '@sideguide/guide-core/model';
import { type ChangeEvent, useState } from 'react';
import { skins } from '../../../../.generated/cards.ts';
import { useGuide, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { TextLink } from '../../../ui/link.tsx';
import panel from '../../../ui/panel.module.css';
import css from './questions.module.css';
import { useAnswer } from './use-answer.ts';

/** With fewer characters than this the reader is still typing, and no result is shown. */
const enough = 4;

interface Props {
  /** Version tables by skin. */
  readonly versions: VersionTables;
}

/** For readers who would rather type or paste what the phone shows: says calmly whether it was understood. */
export function VersionField({ versions }: Props) {
  const { skin } = useGuide();
  const { t } = useLanguage();
  const answer = useAnswer();
  const [text, setText] = useState('');
  const read = (value: string) => readVersion(versions, skin.id, value);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value);
    const { os, rom, skin: of = skin.id } = read(target.value);
    if (of === skin.id && (os || rom)) answer({ ...(os ? { os } : {}), ...(rom ? { rom } : {}) });
  };
  const reading = read(text);
  return (
    <div className={css.field}>
      <label>
        <span className={panel.note}>{t('version-type')}</span>
        <input
          className={panel.field}
          type="text"
          dir="ltr"
          value={text}
          onChange={change}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </label>
      <div role="status">{text.trim().length >= enough && <Answer reading={reading} versions={versions} />}</div>
    </div>
  );
}

/** Shows in one line what was understood from the text. */
function Answer({ reading, versions }: Props & { reading: VersionReading }) {
  const { href } = usePlace();
  const { skin } = useGuide();
  const { t } = useLanguage();
  const { os, rom, android, likely } = reading;
  const card = skins.find(({ id }) => id === (reading.skin ?? skin.id)) ?? skin;
  const nameOf = (id: string | undefined) => versions[card.id]?.versions.find((one) => one.id === id)?.name;
  const what = [nameOf(os), rom && t(`rom-${rom}`), android && `Android\u00a0${android}`].filter(Boolean).join(' · ');
  if (card.id !== skin.id) {
    const maker = card.makers[0];
    return (
      <p>
        {t('version-other', { maker })} {what && t('version-read', { what })}
        <br />
        <TextLink href={href({ path: `/${card.id}`, os, rom })}>{t('version-open', { maker })}</TextLink>
      </p>
    );
  }
  if (!what && !reading.skin) return <p>{t('version-not-read')}</p>;
  return (
    <p>
      {what && t('version-read', { what })}{' '}
      {!os &&
        (likely.length > 0 ? t('version-likely', { names: likely.map(nameOf).join(' · ') }) : t('version-choose'))}
    </p>
  );
}
