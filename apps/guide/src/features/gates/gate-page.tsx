// A separate chunk with the pages of the gates.

import { badGate, type Notice } from '@sideguide/guide-core/flow';
import { parseGateHash } from '@sideguide/guide-core/gates';
import { useMemo } from 'react';
import { LabelsContext, LanguageContext, useLanguage, usePlace } from '../../context/contexts.tsx';
import { useMoreLabels, useWords } from '../../context/use-words.ts';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { StepSentence } from '../../parts/sentence.tsx';
import { useWayBack } from '../../parts/way-back.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import { QuestionField } from '../search/question-field.tsx';
import { Countries, isAnswer } from './countries.tsx';
import { Floors } from './floors.tsx';
import { GateHead, PhoneWords, RelatedGates } from './gate-parts.tsx';
import type { GateData } from './types.ts';
import { GateContext, useGate } from './use-gate.ts';
import { isStart, WaitPage } from './wait-page.tsx';

/** One gate, named by the hash, with or without a skin in the path: what it is, what to do and where to stop. */
export function GatePage({ gates }: { gates: GateData }) {
  const { address } = usePlace();
  const language = useWords(gates.words);
  const labels = useMoreLabels(gates);
  const { gate: id, value } = parseGateHash(address.step ?? '');
  const gate = gates.gates.find((one) => one.id === id);
  const here = useMemo(() => gate && { gate, roles: gates.roles }, [gate, gates]);
  if (!gate) return null;
  const isKnown = value === undefined || (gate.rollout ? isAnswer(gate.rollout, value) : isStart(gate, value));
  const known = isKnown ? value : undefined;
  const more: Notice[] = isKnown ? [] : [badGate(value)];
  return (
    <GateContext.Provider value={here}>
      <LanguageContext.Provider value={language}>
        <LabelsContext.Provider value={labels}>
          {gate.wait ? (
            <WaitPage wait={gate.wait} start={known} notices={more} />
          ) : (
            <Explained country={known} notices={more} />
          )}
        </LabelsContext.Provider>
      </LanguageContext.Provider>
    </GateContext.Provider>
  );
}

interface Props {
  readonly country: string | undefined;
  readonly notices: readonly Notice[];
}

function Explained({ country, notices }: Props) {
  const { href, skin } = usePlace();
  const { t } = useLanguage();
  const { gate, textLanguage, words } = useGate();
  const last = useWayBack();
  const path = skin ? `/${skin.id}/service` : '/service';
  return (
    <>
      <Header />
      <Notices more={notices} />
      <main className={panel.grow}>
        <GateHead />
        <div className={panel.body}>
          <PhoneWords />
          <p {...textLanguage}>
            <StepSentence text={words(gate.words.what)} />
          </p>
          {gate.rollout && <Countries rollout={gate.rollout} chosen={country} />}
          {gate.floors && <Floors />}
          <p {...textLanguage}>
            <StepSentence text={words(gate.words.do)} />
          </p>
          <p className={panel.warn} {...textLanguage}>
            <StepSentence text={words(gate.words.stop)} />
          </p>
          <RelatedGates />
          <QuestionField />
        </div>
      </main>
      <Bar back={{ href: href({ path }), label: t('back') }}>
        <Button href={last ?? href({ path: '/' })}>{t(last ? 'resume' : 'back-to-start')}</Button>
      </Bar>
    </>
  );
}
