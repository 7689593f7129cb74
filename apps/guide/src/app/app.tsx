import './tokens.css';
import './type.css';
import './base.css';
import '../../.generated/looks.css';
import { useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import { localeOf } from '../platform/locales.ts';
import { useLocationHook } from '../platform/navigation/history.ts';
import { Boundary } from './boundary.tsx';
import { chooseLocale } from './choose-locale.ts';
import { LastResort } from './last-resort.tsx';
import { watchForHostApp } from './watch-host-app.ts';

/** The only product state is the locale: empty at first, set once after mounting and never changed after that. */
export function App() {
  const [locale, setLocale] = useState('');
  useLayoutEffect(() => {
    document.getElementById('again')?.remove(); // shown after a slow start (`packages/site-kit/src/entry-guard.ts`)
    const tag = chooseLocale();
    setLocale(tag);
    if (localeOf(tag).partial)
      void import(/* webpackChunkName: "stand-ins" */ './stand-ins.ts').then(({ markStandIns }) => markStandIns(tag));
    return watchForHostApp(tag);
  }, []);
  return (
    <Router hook={useLocationHook}>
      <LastResort>
        <Boundary locale={locale} />
      </LastResort>
    </Router>
  );
}
