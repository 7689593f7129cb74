import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import type { SafetyWords } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../../../e2e/support/copy-project.ts';
import { checkGates } from '../src/checks/gates.ts';
import { checkSafety, unsafeSentences } from '../src/checks/safety.ts';
import { allLabels, type Content, type ReportFinding } from '../src/content.ts';
import { loadContent } from '../src/files/load.ts';
import { ownStepWords } from '../src/labels-of.ts';
import { publishedTags } from '../src/stand-ins.ts';
import { eachText } from '../src/texts.ts';

const { content } = await loadContent(root);
const tags = publishedTags(content);
const guards = Object.entries(allLabels(content)).flatMap(([id, { guard }]) => (guard ? [id] : []));
const safetyOf = (tag: string) => content.locales[tag]!.safety as SafetyWords;

/** Returns the findings of both safety checks as `file › field › reason`. */
function findings(of: Content): string[] {
  const found: string[] = [];
  const report: ReportFinding = (file, field, reason) => found.push(`${file} › ${field} › ${reason}`);
  checkSafety(of, report);
  checkGates(of, report);
  return found;
}

// biome-ignore lint/suspicious/noExplicitAny: a mutation may break any shape
type Loose = any;
/** Returns the project's content with one change. */
function mutated(change: (copy: Loose) => void): Content {
  const copy = JSON.parse(JSON.stringify(content));
  change(copy);
  return copy as Content;
}
const without = <T extends string | { id: string }>(list: T[], id: string): T[] =>
  list.filter((one) => (typeof one === 'string' ? one : one.id) !== id);

/** How each language begins or ends the condition of a risky tap. */
const onlyIf: Readonly<Record<string, RegExp>> = {
  en: /Only if/,
  zh: /只有.+才/,
  ja: /場合だけ/,
  ur: /تب ہی/,
  ta: /மட்டும்,/,
  th: /เฉพาะเมื่อ.+จึงค่อย/,
  sv: /Bara om/,
  uk: /Лише якщо/,
  tr: /Yalnızca/,
  uz: /Faqat/,
  tk: /Diňe/,
  vi: /Chỉ khi/,
};

describe('the content of this project', () => {
  it('switches no guard off, closes what it opens, and asks before anything risky', () => {
    expect(findings(content)).toEqual([]);
  });

  it('has few exceptions: each lowers a guard, and names the step that restores it', () => {
    const steps = [content, ...Object.values(content.skins)].flatMap((folder) => Object.values(folder.steps));
    const exceptions = steps.filter(({ exceptional }) => exceptional);
    expect(exceptions.map(({ id }) => id)).toEqual(['lower-blocker', 'lower-protection']);
    for (const { exceptional, opens } of exceptions) {
      const restoring = steps.find(({ id }) => id === exceptional!.restoredBy)!;
      expect(opens!.length).toBeGreaterThan(0);
      for (const name of opens!) expect(restoring.closes).toContain(name);
    }
  });

  it.each(tags)('names in %s when to let an app appear over others or on the lock screen', (tag) => {
    for (const [id, { steps }] of Object.entries(content.skins))
      for (const step of Object.values(steps)) {
        const isOver = step.when?.need?.some((need) => need === 'windows' || need === 'lock-screen');
        if (isOver) expect(ownStepWords(content, id, step.id, tag)!.do, `${id} ${step.id}`).toMatch(onlyIf[tag]!);
      }
  });

  it.each(tags)('names in %s the risks at which to stop before “Allow once” of Xiaomi phones', (tag) => {
    const words = tag === 'en' ? content.skins.miui!.words : content.locales[tag]!.skins.miui;
    const ways: string[] = [];
    eachText(words, (path, text) => {
      const way = text.match(/^.*⋮.*(?=\{label:mi_inst_allow_once_menu\})/)?.[0];
      // The title alone leads nowhere; the other is a message about the app that opened the file.
      if (way === undefined || path.endsWith('.title') || path.includes('risky-source-blocked')) return;
      expect(way, path).toContain('{label:mi_inst_risk_found}');
      ways.push(path);
    });
    expect(ways.length).toBeGreaterThan(5);
  });

  it('knows guards by their labels', () => {
    expect(guards.length).toBeGreaterThan(3);
  });

  it('has no field for a password', () => {
    const files = projectFiles(root).filter((path) => /^apps\/guide\/src\/.*\.(tsx?|html)$/.test(path));
    const asking = files.filter((path) =>
      /type=\W{0,3}password|\w*-password\b/i.test(readFileSync(`${root}${path}`, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(asking).toEqual([]);
  });
});

/** Sentences that the guide must never contain, and allowed ones; a language's patterns have to distinguish them. */
const samples: Readonly<Record<string, { readonly bad: readonly string[]; readonly good: readonly string[] }>> = {
  en: {
    bad: [
      'Turn off Play Protect.',
      'First switch Play Protect off.',
      'Disable the scan.',
      'Uninstall the verifier.',
      'Disable your antivirus.',
    ],
    good: ['Leave Play Protect on.', 'Do not turn Play Protect off.', 'Turn off the switch.', 'Let it scan.'],
  },
  zh: {
    bad: ['请关闭 Play Protect。', '停用系统优化。', '关掉杀毒软件。', '关闭纯净模式。'],
    good: ['请让 Play Protect 保持开启。', '不要关闭 Play Protect。'],
  },
  ja: {
    bad: [
      'Play Protectをオフにします。',
      'スキャンを無効にしてください。',
      'Playプロテクトをオフにします。',
      'ウイルス対策を解除します。',
    ],
    good: ['Play Protectはオンのままにしてください。', 'Play Protectをオフにしないでください。'],
  },
  sv: {
    bad: [
      'Stäng av Play Protect.',
      'Slå av skanningen.',
      'Inaktivera Play Protect.',
      'Slå av MIUI-optimering.',
      'Inaktivera virusskyddet.',
    ],
    good: ['Låt Play Protect vara på.', 'Stäng aldrig av Play Protect.', 'Slå inte av MIUI-optimering.'],
  },
  ta: {
    bad: ['Play Protect-ஐ அணைக்கவும்.', 'ஸ்கேனை முடக்குங்கள்.', 'MIUI மேம்படுத்தலை ஆஃப் செய்யுங்கள்.'],
    good: ['Play Protect இயங்கட்டும்.', 'Play Protect-ஐ அணைக்க வேண்டாம்.', 'MIUI மேம்படுத்தலை ஆஃப் செய்யாதீர்கள்.'],
  },
  th: { bad: ['ปิด Play Protect', 'ปิดการสแกน'], good: ['เปิด Play Protect ไว้', 'อย่าปิด Play Protect'] },
  tk: {
    bad: ['Play Protect-i öçüriň.', 'Barlagy öçüriň.', 'Mi goragyny öçüriň.', 'Güýçlendirilen goragy ýapyň.'],
    good: ['Play Protect açyk dursun.', 'Play Protect-i öçürmäň.', 'Barlagy öçürmäň.', 'Mi goragyny ýapmaň.'],
  },
  tr: {
    bad: ['Play Protect’i kapatın.', 'Taramayı devre dışı bırakın.', 'Antivirüsü kapatın.'],
    good: ['Play Protect açık kalsın.', 'Play Protect’i kapatmayın.'],
  },
  uk: {
    bad: ['Вимкніть Play Protect.', 'Відключіть сканування.', 'Деактивуйте антивірус.'],
    good: ['Залиште Play Protect увімкненим.', 'Не вимикайте Play Protect.'],
  },
  ur: {
    bad: ['Play Protect بند کریں۔', 'اسکین بند کر دیں۔'],
    good: ['Play Protect آن رہنے دیں۔', 'Play Protect بند نہ کریں۔'],
  },
  uz: {
    bad: [
      'Play Protectni oʻchiring.',
      'Tekshiruvni oʻchirib qoʻying.',
      'Mi himoyasini oʻchiring.',
      'Kuchaytirilgan himoyani oʻchiring.',
      'MIUI optimallashtirish sozlamasini oʻchiring.',
      'Play Protectni o‘chiring.',
      "Play Protectni o'chiring.",
    ],
    good: [
      'Play Protect yoniq tursin.',
      'Play Protectni oʻchirmang.',
      'Tekshiruvni oʻchirib qoʻymang.',
      'Mi himoyasini oʻchirmang.',
      'Play Protectni o‘chirib qo‘ymang.',
      "Play Protectni o'chirib qo'ymang.",
    ],
  },
  vi: {
    bad: ['Hãy tắt Play Protect.', 'Vô hiệu hóa quét.', 'Tắt phần mềm diệt virus.'],
    good: ['Hãy để Play Protect bật.', 'Đừng tắt Play Protect.'],
  },
};

describe.each(tags)('the words of %s', (tag) => {
  const { bad, good } = samples[tag] ?? { bad: [], good: [] };

  it('are known to the check', () => {
    expect(Object.keys(safetyOf(tag)).sort()).toEqual(['guard', 'here', 'negated', 'off', 'password']);
    expect(bad.length).toBeGreaterThan(0);
  });

  it.each(bad)('never say: %s', (sentence) => {
    expect(unsafeSentences(`${good[0]} ${sentence}`, safetyOf(tag), guards)).toHaveLength(1);
  });

  it('are looked through wherever they stand', () => {
    const broken = mutated(({ locales }) => {
      const one = locales[tag];
      Object.values<Loose>(one.messages)[0].cause += ` ${bad[0]}`;
      Object.values<Loose>(one.steps)[0].otherwise += ` ${bad[0]}`;
      Object.values<Loose>(one.namespaces)[0].more = bad[0];
    });
    const reason = expect.stringMatching(/ › .*switch a guard/);
    expect(findings(broken)).toEqual([reason, reason, reason]);
  });

  it.each(good)('may say: %s', (sentence) => {
    expect(unsafeSentences(sentence, safetyOf(tag), guards)).toEqual([]);
  });

  it('never say to switch off the guard of a phone’s maker, or an antivirus', () => {
    for (const name of ['Auto Blocker', 'antivirus']) {
      const off = bad[0]!.replace(/play protect/i, name);
      expect(unsafeSentences(off, safetyOf(tag), guards)).toHaveLength(1);
    }
  });

  it('never quote a guard as something to switch off', () => {
    const off = bad[0]!.replace(/play protect/i, `{label:${guards[0]}}`);
    expect(unsafeSentences(off, safetyOf(tag), guards)).toHaveLength(1);
  });
});

/** A guard by its name in a language, and sentences about secrets that send nobody and somebody into the guide. */
const secrets: Readonly<Record<string, { readonly off: string; readonly bad: string[]; readonly good: string[] }>> = {
  en: {
    off: 'Turn off developer verification.',
    bad: ['Enter your PIN here.', 'Type the PIN code of your phone below.'],
    good: [
      'Your phone may ask for your PIN; this guide never does.',
      'This guide never asks for your PIN.',
      'Do not type your PIN here.',
      'Enter the server’s address here.',
      'Pin this page here.',
    ],
  },
  zh: {
    off: '关闭开发者验证。',
    bad: ['在这里输入您的 PIN。', '请在此处输入锁屏密码。'],
    good: ['手机可能会要求输入 PIN；本指南绝不会。', '不要在这里输入 PIN。', '在这里输入服务器地址。'],
  },
  ja: {
    off: '開発元の確認をオフにします。',
    bad: ['ここにPINを入力します。', 'このページにパスコードを入力してください。'],
    good: [
      'スマホがPINを求めることがあります；このガイドが求めることはありません。',
      'ここにPINを入力しないでください。',
      'ここにサーバーのアドレスを入力します。',
    ],
  },
  sv: {
    off: 'Stäng av utvecklarverifieringen.',
    bad: ['Ange din PIN-kod här.', 'Skriv din pinkod nedan.'],
    good: [
      'Telefonen kan be om din PIN-kod; guiden gör det aldrig.',
      'Skriv aldrig din PIN-kod här.',
      'Skriv serverns adress här.',
    ],
  },
  ta: {
    off: 'டெவெலப்பர் சரிபார்ப்பை முடக்குங்கள்.',
    bad: ['உங்கள் PIN-ஐ இங்கே உள்ளிடுங்கள்.', 'பின் எண்ணை இங்கு உள்ளிடவும்.'],
    good: ['போன் உங்கள் PIN-ஐக் கேட்கலாம்; இந்த வழிகாட்டி கேட்காது.', 'PIN-ஐ இங்கே உள்ளிட வேண்டாம்.', 'சர்வரின் முகவரியை இங்கே உள்ளிடுங்கள்.'],
  },
  th: {
    off: 'ปิดการยืนยันตัวตนนักพัฒนา',
    bad: ['ป้อนรหัส PIN ที่นี่', 'ใส่รหัสพินตรงนี้'],
    good: ['โทรศัพท์อาจถาม PIN; คู่มือนี้ไม่ถาม', 'อย่าป้อน PIN ที่นี่', 'ป้อนที่อยู่เซิร์ฟเวอร์ที่นี่'],
  },
  tk: {
    off: 'Döredijini barlamagy öçüriň.',
    bad: ['PIN-koduňyzy şu ýere ýazyň.', 'Bu ýere PIN giriziň.'],
    good: [
      'Telefon PIN sorap biler; bu gollanma soramaz.',
      'PIN-kody şu ýere ýazmaň.',
      'Serweriň salgysyny şu ýere ýazyň.',
    ],
  },
  tr: {
    off: 'Geliştirici doğrulamasını kapatın.',
    bad: ['PIN’inizi buraya girin.', 'PIN kodunuzu buraya yazın.'],
    good: [
      'Telefon PIN’inizi sorabilir; bu kılavuz sormaz.',
      'PIN’inizi buraya yazmayın.',
      'Sunucunun adresini buraya yazın.',
    ],
  },
  uk: {
    off: 'Вимкніть перевірку розробників.',
    bad: ['Введіть свій PIN-код тут.', 'Введіть пін-код сюди.'],
    good: [
      'Телефон може запитати PIN-код; цей порадник ніколи не запитує.',
      'Не вводьте PIN-код тут.',
      'Введіть адресу сервера тут.',
    ],
  },
  ur: {
    off: 'ڈویلپر کی تصدیق بند کریں۔',
    bad: ['اپنا PIN یہاں درج کریں۔', 'اپنا پن یہاں لکھیں۔'],
    good: [
      'فون آپ کا PIN پوچھ سکتا ہے؛ یہ گائیڈ کبھی نہیں پوچھتی۔',
      'اپنا PIN یہاں درج نہ کریں۔',
      'سرور کا پتا یہاں لکھیں۔',
    ],
  },
  uz: {
    off: 'Dasturchini tekshirishni oʻchiring.',
    bad: ['PIN-kodingizni shu yerga kiriting.', 'PIN kodni bu yerga yozing.'],
    good: [
      'Telefon PIN-kodni soʻrashi mumkin; bu qoʻllanma soʻramaydi.',
      'PIN-kodni bu yerga yozmang.',
      'Server manzilini shu yerga yozing.',
    ],
  },
  vi: {
    off: 'Tắt tính năng xác minh nhà phát triển.',
    bad: ['Nhập mã PIN của bạn vào đây.', 'Nhập PIN tại đây.'],
    good: [
      'Máy có thể hỏi mã PIN; hướng dẫn này không bao giờ hỏi.',
      'Đừng nhập mã PIN vào đây.',
      'Nhập địa chỉ máy chủ vào đây.',
      'Xem pin của máy ở đây.',
    ],
  },
};

describe.each(tags)('secrets and the verification of developers in %s', (tag) => {
  const { off, bad, good } = secrets[tag]!;

  it.each([off, ...bad])('never: %s', (sentence) => {
    expect(unsafeSentences(sentence, safetyOf(tag), guards)).toMatchObject([
      { why: sentence === off ? 'guard' : 'password' },
    ]);
  });

  it.each(good)('allowed: %s', (sentence) => {
    expect(unsafeSentences(sentence, safetyOf(tag), guards)).toEqual([]);
  });
});

it('Play Protect in Urdu letters is a guard', () => {
  expect(unsafeSentences('پلے پروٹیکٹ کو آف کریں۔', safetyOf('ur'), guards)).toHaveLength(1);
});

it('no password is typed into the guide', () => {
  const broken = mutated(({ locales }) => {
    locales.en.steps['open-file'].do = 'Type the password of your account here.';
  });
  expect(findings(broken)).toEqual([expect.stringContaining('type a password into the guide')]);
  const fine = 'The phone asks for the password of the account in its own window.';
  expect(unsafeSentences(fine, safetyOf('en'), guards)).toEqual([]);
});

describe('what is done to the data is seen', () => {
  const ids = Object.keys(content.skins);
  const question = 'no-caller';

  it.each(ids)('%s with the question at the end', (skin) => {
    const broken = mutated(({ skins }) => {
      const { skin: plan } = skins[skin];
      plan.downloadapps = [...without(plan.downloadapps, question), question];
    });
    expect(findings(broken)).toContainEqual(expect.stringMatching(/something risky comes before the question/));
  });

  it.each(ids)('%s with the question for one kind of phone only', (skin) => {
    const broken = mutated(({ skins }) => {
      const { skin: plan } = skins[skin];
      plan.downloadapps = plan.downloadapps.map((one: unknown) =>
        one === question ? { id: question, when: { rom: ['global'] } } : one,
      );
    });
    expect(findings(broken)).toContainEqual(expect.stringMatching(/something risky comes before the question/));
  });

  const one = (broken: Content, pattern: RegExp) =>
    expect(findings(broken)).toContainEqual(expect.stringMatching(pattern));
  const own = (copy: Loose, id: string): Loose =>
    Object.values(copy.skins as Record<string, Loose>).find((folder) => folder.steps[id]).steps;

  it('a switch that is turned on without a word of it', () => {
    one(
      mutated(({ steps }) => delete steps['turn-on-source'].opens),
      /turns something on, and nothing says what/,
    );
    one(
      mutated((copy) => delete own(copy, 'autostart').autostart.stays),
      /the drawing turns something on/,
    );
    one(
      mutated(({ steps }) => (steps['turn-on-source'].stays = true)),
      /opened for the installation is closed again/,
    );
  });

  it('an exception that is not marked, or not undone', () => {
    const id = 'lower-protection';
    one(
      mutated((copy) => delete own(copy, id)[id].exceptional),
      /a guard of the phone is marked/,
    );
    const lost = mutated((copy) => {
      for (const folder of Object.values(copy.skins as Record<string, Loose>))
        folder.skin.tidy = without(folder.skin.tidy, 'restore-protection');
    });
    one(lost, /lowers a guard, and this step does not restore it/);
  });

  it('a drawing that marks a guard to be tapped', () => {
    const broken = mutated(({ steps }) => {
      steps['open-file'].scenes = [
        { parts: [{ kind: 'group', rows: [{ label: guards[0], switch: 'off', mark: 'tap' }] }] },
      ];
    });
    one(broken, /a guard of the phone is marked/);
  });
});
