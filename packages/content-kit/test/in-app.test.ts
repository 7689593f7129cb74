import { addressOutside, detectHostApp } from '@sideguide/guide-core/detect';
import { describe, expect, it } from 'vitest';
import { content } from './content.ts';

const inside = (agent: string) => detectHostApp(content.inApp, agent);

const phone =
  'Mozilla/5.0 (Linux; Android 13; 2201117TG Build/TKQ1.221013.002; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const view = `${phone} Version/4.0 Chrome/120.0.6099.230 Mobile Safari/537.36`;
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/**
 * User agents as apps send them; the format is quoted in public logs and libraries, device and versions are examples.
 */
const apps: readonly (readonly [name: string, agent: string])[] = [
  ['Facebook', `${view} [FB_IAB/FB4A;FBAV/440.0.0.30.119;]`],
  ['Facebook', `${iphone} [FBAN/FBIOS;FBAV/470.0.0.36.98;FBBV/600000000;FBDV/iPhone14,5;FBMD/iPhone]`],
  ['Messenger', `${view} [FB_IAB/Orca-Android;FBAV/432.0.0.29.102;]`],
  [
    'Instagram',
    `${view} Instagram 312.0.0.37.103 Android (33/13; 440dpi; 1080x2400; Xiaomi; 2201117TG; spes; qcom; en_US)`,
  ],
  ['Threads', `${view} Barcelona 289.0.0.77.109 Android (33/13; 440dpi; 1080x2400; Xiaomi; 2201117TG)`],
  ['WhatsApp', `${view} WhatsApp/2.24.5.76`],
  ['Telegram', `${view} Telegram-Android/11.4.3 (Xiaomi 2201117TG; Android 13; SDK 33; AVERAGE)`],
  ['TikTok', `${view} trill_330304 BytedanceWebview/d8a21c6`],
  [
    'TikTok',
    `${view} musical_ly_2023304050 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly ByteLocale/en`,
  ],
  [
    'WeChat',
    `${view} MMWEBID/1234 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN`,
  ],
  [
    'QQ',
    `${phone} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046715 Mobile Safari/537.36 V1_AND_SQ_8.9.58_4106 QQ/8.9.58.11050 NetType/4G`,
  ],
  ['Weibo', `${view} Weibo (Xiaomi-2201117TG__weibo__13.10.1__android__android13)`],
  ['LINE', `${view} Line/13.12.0/IAB`],
  ['KakaoTalk', `${view};KAKAOTALK 2410330`],
  ['Viber', `${view} Viber/21.0.0.4`],
  ['Snapchat', `${view} Snapchat/12.60.0.62 (2201117TG; Android 13#26.1#33; gzip; )`],
  ['X', `${view} TwitterAndroid`],
  ['LinkedIn', `${view} [LinkedInApp]/4.1.1010`],
  ['Pinterest', `${view} [Pinterest/Android]`],
  ['VK', `${view} VKAndroidApp/8.50-15943`],
  [
    'Zalo',
    `Mozilla/5.0 (Linux; Android 12; 2201117TG Build/SKQ1.211103.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.117 Mobile Safari/537.36 Zalo android/12100676 ZaloTheme/dark ZaloLanguage/vi`,
  ],
  ['imo', `${view} imoAndroid/2024.02.1051`],
  ['Discord', `${view} Discord-Android/223021`],
  ['Google', `${view.replace('; wv', '')} GSA/15.1.2.28.arm64`],
];

/** Complete browsers, some of them built on Android's WebView. */
const browsers: readonly string[] = [
  chrome,
  chrome.replace('Mobile ', ''),
  'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
  'Mozilla/5.0 (Linux; U; Android 13; en-us; 2201117TG Build/TKQ1.221013.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10.6-gn',
  'Mozilla/5.0 (Linux; U; Android 14; en-it; CPH2467 Build/UP1A.231005.007) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/45.12.6.1',
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile DuckDuckGo/5 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  `${chrome} OPR/80.0.4244.78244`,
  `${chrome} EdgA/120.0.2210.126`,
  'Mozilla/5.0 (Linux; U; Android 12; zh-cn; 2201117TG Build/SKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/89.0 MQQBrowser/13.5 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  `${iphone.replace('Mobile', 'Version/17.5 Mobile')} Safari/604.1`,
];

describe('a page inside another app', () => {
  it.each(apps)('%s is told by its agent', (name, agent) => {
    expect(inside(agent)?.name).toBe(name);
  });

  it('is told without a name, where the app says none: apps of makers, shops and banks', () => {
    expect(inside(view)).toEqual({});
    expect(inside(view.replace('; wv', ''))).toEqual({});
  });

  it.each(browsers)('is not a whole browser: %s', (agent) => {
    expect(inside(agent)).toBeUndefined();
  });

  it('is not anything else: nothing, and what is far too long', () => {
    expect(inside('')).toBeUndefined();
    expect(inside(`${'a'.repeat(5_000)} FBAV/`)).toBeUndefined();
  });
});

describe('the way out', () => {
  const page = {
    href: 'https://guide.example/miui/downloadapps?lang=ur#open-file',
    protocol: 'https:',
    host: 'guide.example',
    pathname: '/miui/downloadapps',
    search: '?lang=ur',
    hash: '#open-file',
  };
  const out = (agent: string) => addressOutside(inside(agent)!, agent, page);

  it("is Android's own where the app has none, and falls back to the page", () => {
    expect(out(view)).toBe(
      'intent://guide.example/miui/downloadapps?lang=ur#open-file#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fguide.example%2Fmiui%2Fdownloadapps%3Flang%3Dur%23open-file;end',
    );
  });

  it("is the app's own where it has one", () => {
    expect(out(`${view} Line/13.12.0/IAB`)).toBe(
      'https://guide.example/miui/downloadapps?lang=ur&openExternalBrowser=1#open-file',
    );
    expect(out(`${view};KAKAOTALK 2410330`)).toBe(`kakaotalk://web/openExternal?url=${encodeURIComponent(page.href)}`);
    expect(addressOutside({ query: 'a=1' }, view, { ...page, search: '', hash: '' })).toBe(
      'https://guide.example/miui/downloadapps?a=1',
    );
  });

  it('is missing where the app opens nothing, and away from Android', () => {
    expect(out(`${view} MicroMessenger/8.0.49`)).toBeUndefined();
    expect(addressOutside({}, iphone, page)).toBeUndefined();
  });
});
