// Long, as it is one table: one row per phone.
/**
 * Real models and the user agent formats that contain them, with the skin that each must suggest.
 *
 * Source: model codes as printed on the phones and their certificates; the formats are those that browsers send.
 */
export interface PhoneSample {
  /** Name of the row if the value is not descriptive. */
  readonly what: string;
  readonly seen: { readonly model?: string; readonly userAgent?: string };
  /** The model in the user agent; absent if it has none. */
  readonly model?: string;
  /** The skin to suggest; absent if none must be suggested. */
  readonly skin?: string;
}

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** User agents by browser. `model` may be empty; the browser then sends none. */
export const agents = {
  chrome: (android: number, model: string) =>
    `Mozilla/5.0 (Linux; Android ${android}; ${model}) ${webkit} Chrome/109.0.0.0 Mobile Safari/537.36`,
  webView: (android: number, model: string) =>
    `Mozilla/5.0 (Linux; Android ${android}; ${model} Build/TKQ1.221114.001; wv) ${webkit} Version/4.0 ` +
    'Chrome/126.0.6478.71 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.41.83;]',
  miBrowser: (android: number, model: string) =>
    `Mozilla/5.0 (Linux; U; Android ${android}; en-gb; ${model} Build/UKQ1.230804.001) ${webkit} Version/4.0 ` +
    'Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10.6-gn',
  heyTap: (android: number, model: string) =>
    `Mozilla/5.0 (Linux; U; Android ${android}; zh-cn; ${model} Build/TP1A.220905.001) ${webkit} Version/4.0 ` +
    'Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/40.8.5.1',
  opera: (android: number, model: string) =>
    `Mozilla/5.0 (Linux; Android ${android}; ${model} Build/OPR1.170623.032) ${webkit} Chrome/130.0.0.0 ` +
    'Mobile Safari/537.36 OPR/86.0.0.0',
  samsung: (android: number, model: string) =>
    `Mozilla/5.0 (Linux; Android ${android}; ${model}) ${webkit} SamsungBrowser/20.0 Chrome/106.0.5249.126 ` +
    'Mobile Safari/537.36',
  uc: (android: number, model: string) =>
    `Mozilla/5.0 (Linux; U; Android ${android}; en-US; ${model} Build/RKQ1.200826.002) ${webkit} Version/4.0 ` +
    'Chrome/100.0.4896.58 UCBrowser/13.7.8.1319 Mobile Safari/537.36',
  yandex: (android: number, model: string) =>
    `Mozilla/5.0 (Linux; arm_64; Android ${android}; ${model}) ${webkit} Chrome/122.0.6261.105 ` +
    'YaBrowser/24.4.1.85.00 SA/3 Mobile Safari/537.36',
  huawei: (android: number, model: string) =>
    `Mozilla/5.0 (Linux; Android ${android}; ${model}; HMSCore 6.6.0.312; GMSCore 22.36.15) ${webkit} Chrome/92.0.4515.105 ` +
    'HuaweiBrowser/12.1.0.303 Mobile Safari/537.36',
  firefox: (android: number) => `Mozilla/5.0 (Android ${android}; Mobile; rv:109.0) Gecko/109.0 Firefox/118.0`,
} as const;

type Agent = keyof typeof agents;

function bare(models: string, skin?: string): PhoneSample[] {
  return models
    .split(',')
    .map((model) => model.trim())
    .map((model) => ({ what: `bare ${model}`, seen: { model }, ...(skin && { skin }) }));
}

function full(agent: Agent, android: number, model: string, skin?: string): PhoneSample {
  const seen = { userAgent: agents[agent](android, model) };
  return { what: `${agent}, Android ${android}, ${model}`, seen, model, ...(skin && { skin }) };
}

const miui: readonly PhoneSample[] = [
  ...bare(
    `Redmi Note 9 Pro, Redmi Note 8T, Redmi Note 5, Redmi 9A, Redmi 6 Pro, Redmi K20 Pro, Redmi K30 Pro Zoom Edition,
    Redmi Pad, Redmi Note 8 (2021), POCO F1, POCOPHONE F1, POCO X3 NFC, POCO F2 Pro, Poco X2, MI 8, MI 8 Lite, MI 9,
    Mi 9T Pro, Mi 9 SE, Mi 10, Mi 10T Lite, Mi Note 10 Lite, Mi Note 3, MI MAX 3, MI PAD 4, MI PLAY, MI 6X, MI CC 9,
    MI 5X, Mi-4c, Mi MIX 2S, MIX 2, MIX 3, HM NOTE 1S, HM 2A, Xiaomi 13, Xiaomi 11T Pro, XIAOMI 14, Hongmi 3`,
    'miui',
  ),
  ...bare(
    `M1803E1A, M1804D2SC, M1901F7G, M1903F10G, M1906F9SC, M1908C3JGG, M2001C3K3I, M2002J9E, M2003J15SC, M2004J19C,
    M2006C3MNG, M2007J20CG, M2007J3SY, M2010J19SG, M2011K2C, M2012K11AG, M2101K6G, M2101K7BNY, M2102J20SG, M2103K19PY`,
    'miui',
  ),
  ...bare(
    `21061119AG, 2106118C, 21081111RG, 2107113SG, 21091116AG, 2109119DG, 21121119SG, 2201116SG, 2201117TG, 2201117TY,
    2201123G, 220333QAG, 2203129G, 22041216G, 22071212AG, 220733SG, 22101316G, 22101316UCP, 22111317PG, 2210132G,
    22127RK46C, 23021RAAEG, 23028RN4DG, 23049PCD8G, 23053RN02A, 23078RKD5C, 23090RA98G, 23106RN0DA, 2311DRK48C,
    23113RKC6C, 23117RA68G, 23127PN0CG, 2312DRAABC, 2312FPCA6G, 24030PN60G, 2404ARN45A, 24069PC21G, 2406APNFAG,
    24117RN76G, 24129PN74C, 24129PN74G, 2410CRP4CG, 25010PN30G, 25053PC47G, 25113PN0EG, M531DA, M025EC, M511CD,
    XIG02, XIG05, A001XM, A401XM, MZB8458IN, m2101k6g`,
    'miui',
  ),
  full('chrome', 11, 'M2101K6G', 'miui'),
  full('chrome', 12, '2201117TG', 'miui'),
  full('chrome', 10, 'Redmi Note 9 Pro', 'miui'),
  full('chrome', 11, 'Redmi Note 8 (2021)', 'miui'),
  full('webView', 13, '22101316G', 'miui'),
  full('webView', 16, '25113PN0EG', 'miui'),
  full('webView', 11, 'Redmi Note 8 (2021)', 'miui'),
  full('miBrowser', 14, '2307BRPDCC', 'miui'),
  full('miBrowser', 13, '23049PCD8G', 'miui'),
  full('miBrowser', 10, 'MI 8', 'miui'),
  full('opera', 10, 'POCO F1', 'miui'),
  full('opera', 13, '2312DRAABC', 'miui'),
  full('uc', 12, 'Mi 10T', 'miui'),
  full('yandex', 13, 'M2007J20CG', 'miui'),
  full('samsung', 12, 'M2012K11AG', 'miui'),
  full('heyTap', 12, 'M2012K11AG', 'miui'),
  {
    what: 'no build, name of the ROM in its place',
    seen: { userAgent: 'Dalvik/2.1.0 (Linux; U; Android 11; M2101K6G MIUI/V12.5.6.0.RKFMIXM)' },
    model: 'M2101K6G',
    skin: 'miui',
  },
  { what: 'own browser, frozen user agent', seen: { userAgent: agents.miBrowser(10, 'K') }, skin: 'miui' },
  {
    what: 'own browser, no model at all',
    seen: { userAgent: 'Mozilla/5.0 (Linux; U; Android 13; zh-cn) Mobile Safari/537.36 XiaoMi/MiuiBrowser/17.5.20' },
    skin: 'miui',
  },
  {
    what: 'client hint beside a frozen user agent',
    seen: { model: '2201117TG', userAgent: agents.chrome(10, 'K') },
    skin: 'miui',
  },
  {
    what: 'empty client hint beside a telling user agent',
    seen: { model: '', userAgent: agents.webView(13, 'M2101K6G') },
    model: 'M2101K6G',
    skin: 'miui',
  },
  {
    what: 'client hint against the user agent',
    seen: { model: 'M2101K6G', userAgent: agents.chrome(13, 'CPH2621') },
    model: 'CPH2621',
    skin: 'miui',
  },
  {
    what: 'client hint against a browser of the other skin',
    seen: { model: '2312FPCA6G', userAgent: agents.heyTap(10, 'K') },
    skin: 'miui',
  },
];

const coloros: readonly PhoneSample[] = [
  ...bare(
    `OPPO A57, OPPO R11s, OPPO A37f, OPPO Find X3 Pro, Find X3 Pro, Find X2, Find N2 Flip, Reno 8, Reno8 Pro, Reno 10,
    ONEPLUS A6003, ONEPLUS A3003, OnePlus 8T, OnePlus Nord, OnePlus 9 Pro, realme 8i, Realme 8i, Realme C11`,
    'coloros',
  ),
  ...bare(
    `CPH1859, CPH1859RU, CPH1893EX, CPH1937, CPH2025, CPH2127, CPH2173, CPH2399, CPH2449, CPH2467, CPH2581, CPH2621,
    CPH2653, RMX1801, RMX1851, RMX1971, RMX2020, RMX2202, RMX3085, RMX3263, RMX3370, RMX3686, RMX3840, RMX5010,
    PACM00, PBAT00, PBEM00, PCAM10, PCLM50, PDEM30, PEEM00, PFFM10, PGBM10, PGEM10, PGKM10, PGP110, PHB110, PHZ110,
    PJA110, PJD110, PJZ110, PKX110, PLK110, PLT140, A001OP, A301OP, OPG01, OPG04, OPD2101, OPD2203, OPD2413, RMP2102,
    RMP2204, GM1900, GM1913, HD1901, HD1925, IN2010, IN2025, KB2003, LE2120, LE2123, NE2213, AC2003, BE2029, DE2117,
    DN2103, EB2103, GN2200, IV2201, MT2111, cph2621`,
    'coloros',
  ),
  full('chrome', 12, 'CPH2173', 'coloros'),
  full('chrome', 13, 'RMX3370', 'coloros'),
  full('chrome', 11, 'LE2123', 'coloros'),
  full('webView', 14, 'CPH2621', 'coloros'),
  full('webView', 14, 'PJD110', 'coloros'),
  full('heyTap', 12, 'PGBM10', 'coloros'),
  full('heyTap', 14, 'CPH2467', 'coloros'),
  full('opera', 8, 'CPH1859', 'coloros'),
  full('opera', 13, 'OnePlus 8T', 'coloros'),
  full('huawei', 11, 'ONEPLUS A6003', 'coloros'),
  full('huawei', 12, 'LE2123', 'coloros'),
  full('uc', 11, 'RMX2020', 'coloros'),
  full('yandex', 13, 'RMX3085', 'coloros'),
  full('samsung', 13, 'OPG04', 'coloros'),
  full('miBrowser', 13, 'CPH2399', 'coloros'),
  { what: 'own browser, frozen user agent', seen: { userAgent: agents.heyTap(10, 'K') }, skin: 'coloros' },
  {
    what: 'older own browser without a model',
    seen: { userAgent: 'Mozilla/5.0 (Linux; U; Android 10; en-us) Mobile Safari/537.36 OppoBrowser/25.6.3' },
    skin: 'coloros',
  },
  {
    what: 'own browser of a sister brand without a model',
    seen: { userAgent: 'Mozilla/5.0 (Linux; U; Android 11; hi-in) Mobile Safari/537.36 RealmeBrowser/35.5.0.8' },
    skin: 'coloros',
  },
  {
    what: 'client hint beside a frozen user agent',
    seen: { model: 'PHZ110', userAgent: agents.chrome(10, 'K') },
    skin: 'coloros',
  },
  {
    what: 'client hint `K` beside a telling user agent',
    seen: { model: 'K', userAgent: agents.webView(13, 'RMX3370') },
    model: 'RMX3370',
    skin: 'coloros',
  },
];

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

function told(what: string, userAgent: string, model?: string): PhoneSample {
  return { what, seen: { userAgent }, ...(model !== undefined && { model }) };
}

const android: readonly PhoneSample[] = [
  ...bare(
    `SM-G991B, SM-A546E, SM-S928B, SM-T870, SAMSUNG SM-G960U, SC-51A, SCG09, Galaxy A52, Pixel 6a, Pixel 8 Pro,
    HUAWEI P30, HONOR 8X, vivo 1906, V2025, V2130, V2166BA, I2012, iQOO 12, Infinix X6815B, Infinix X698, TECNO KG5j,
    TECNO CK7n, itel A662L, moto g(30), moto g power (2021), motorola edge 40, XT2125-4, Nokia G21, Nokia 7.2, TA-1004,
    XQ-BC72, SO-51A, SOG01, G8142, ASUS_AI2201, Zenfone 9, A063, FP4, Fairphone 5`,
    'android',
  ),
  full('chrome', 13, 'SM-A536B', 'android'),
  full('chrome', 12, 'Pixel 6', 'android'),
  full('chrome', 11, 'moto g power (2021)', 'android'),
  full('webView', 13, 'V2130', 'android'),
  full('samsung', 13, 'SAMSUNG SM-S918B', 'android'),
  full('opera', 8, 'SM-G950F', 'android'),
  full('uc', 12, 'Infinix X6815B', 'android'),
  full('miBrowser', 12, 'Infinix X698', 'android'),
  full('heyTap', 13, 'SM-A536B', 'android'),
  {
    what: 'client hint of another maker against the user agent',
    seen: { model: 'SM-A536B', userAgent: agents.miBrowser(13, 'M2101K6G') },
    model: 'M2101K6G',
    skin: 'android',
  },
];

const others: readonly PhoneSample[] = [
  ...bare(
    `Nexus 5X, VOG-L29, LYA-L09, JNY-LX1, MAR-LX1A, NOH-AN00, ANY-NX1, REA-NX9, Lenovo TB-X606F, Lenovo K12, LG-M255,
    LM-G900N, NX669J, T671H, BV9900, DOOGEE S96Pro, LEX820, Micromax IN 2b, S61, SM-R870, SM-L300, Vivo XL4`,
  ),
  // Look-alikes.
  ...bare(
    `M578CA, M571C, M2 Note, MEIZU 18, 2305003M, HM-G552-FL, HM-G701-FL, PVG100, PRA100, SHARK KSR-A0, K10, 20210,
    MiTV-AXSO0, MIBOX4, Xiaomi TV Box, realme TV, OnePlus TV`,
  ),
  // Android One, without the maker's skin.
  ...bare('Mi A1, Mi A2, Mi A2 Lite, Mi A3, MI A1, Xiaomi Mi A2, M1804D2SG, M1805D1SG, M1906F9SH'),
  full('chrome', 10, 'Mi A3'),
  full('huawei', 10, 'JNY-LX1'),
  told('Huawei Browser on HarmonyOS', agents.huawei(12, 'HarmonyOS; NOH-AN00'), 'NOH-AN00'),
  full('miBrowser', 10, 'VOG-L29'),
  full('miBrowser', 13, 'Lenovo TB-X606F'),
  told('frozen Chrome', agents.chrome(10, 'K')),
  told('frozen WebView', agents.webView(10, 'K')),
  told('frozen Opera', agents.opera(10, 'K')),
  told('Firefox', agents.firefox(13)),
  told('Firefox on a tablet', 'Mozilla/5.0 (Android 12; Tablet; rv:109.0) Gecko/109.0 Firefox/118.0'),
  told('old Firefox with a model', 'Mozilla/5.0 (Android 9; Mobile; LG-M255; rv:68.0) Gecko/68.0', 'LG-M255'),
  told('Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16'),
  told('empty model before the build', `Mozilla/5.0 (Linux; Android 8.0.0;  Build/OPR1.170623.032) ${webkit}`),
  told('build alone', `Mozilla/5.0 (Linux; U; Android 8.1.0; en-us; Build/OPR1.170623.032) ${webkit}`),
  told('build id without its word', `Mozilla/5.0 (Linux; Android 8.0.0; OPR1.170623.032) ${webkit}`),
  told('language alone', `Mozilla/5.0 (Linux; U; Android 9; zh-Hans-CN) ${webkit} Mobile Safari/537.36`),
  told('nothing after Android', `Mozilla/5.0 (Linux; Android 9) ${webkit} Mobile Safari/537.36`),
  told('open parenthesis', 'Mozilla/5.0 (Linux; Android 13; M2101K6G'),
  told('no parentheses', 'Linux; Android 13; M2101K6G Build/TKQ1'),
  told('iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`),
  told('iPhone with a browser of one of the makers', `${iphone} Mobile/15E148 XiaoMi/MiuiBrowser/13.1`),
  told('iPad', 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'),
  told('desktop Safari', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`),
  told('desktop Chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36`),
  told('desktop Opera', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 OPR/111.0.0.0`),
  told('desktop Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'),
  told('desktop mode of one of the browsers', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} XiaoMi/MiuiBrowser/14.10.6`),
  told('crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
  told(
    'crawler as a phone',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36 ` +
      '(compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Nexus 5X',
  ),
  told('script', 'curl/8.5.0'),
  told('empty user agent', ''),
  { what: 'nothing at all', seen: {} },
  { what: 'empty client hint alone', seen: { model: '' } },
  { what: 'client hint of blanks', seen: { model: '   ', userAgent: agents.chrome(10, 'K') } },
  told('both browsers, no model', `${agents.miBrowser(10, 'K')} HeyTapBrowser/40.8.5.1`),
  told('garbage', '\u0000)(;;;\uFFFD((Android;)) Build/ \uD800 %00 <script>'),
  told('10 kB of letters', 'x'.repeat(10_000)),
  told('10 kB of digits as a model', '2'.repeat(10_000)),
  told('10 kB of open parentheses', '('.repeat(10_000)),
  told('10 kB of openings', '(Android '.repeat(1_100)),
  told('10 kB of semicolons', `(Android${';'.repeat(10_000)})`),
  told('10 kB of blanks before a build', `(Linux; Android 9; ${' '.repeat(10_000)}Build/`),
  { what: '10 kB client hint', seen: { model: 'M2101K6G'.repeat(1_250) } },
  { what: '10 kB client hint of digits', seen: { model: '2201'.repeat(2_500) } },
];

/** All rows, by the skin that they must suggest; `others` must suggest none. */
export const phoneSamples = { miui, coloros, android, others } as const;
