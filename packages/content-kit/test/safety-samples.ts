/** Sentences of a language: what turns a guard off, what types a secret into the guide, and what is allowed. */
interface SafetySamples {
  /** The first one names Play Protect. */
  readonly off: readonly string[];
  readonly secret: readonly string[];
  readonly good: readonly string[];
}

/** What the guide must never say, and what it may; the patterns of a language have to tell them apart. */
export const safetySamples: Readonly<Record<string, SafetySamples>> = {
  en: {
    off: [
      'Turn off Play Protect.',
      'First switch Play Protect off.',
      'Disable the scan.',
      'Uninstall the verifier.',
      'Disable your antivirus.',
      'Turn off developer verification.',
    ],
    secret: ['Enter your PIN here.', 'Type the PIN code of your phone below.'],
    good: [
      'Leave Play Protect on.',
      'Do not turn Play Protect off.',
      'Turn off the switch.',
      'Let it scan.',
      'Your phone may ask for your PIN; this guide never does.',
      'This guide never asks for your PIN.',
      'Do not type your PIN here.',
      'Enter the server’s address here.',
      'Pin this page here.',
    ],
  },
  zh: {
    off: ['请关闭 Play Protect。', '停用系统优化。', '关掉杀毒软件。', '关闭纯净模式。', '关闭开发者验证。'],
    secret: ['在这里输入您的 PIN。', '请在此处输入锁屏密码。'],
    good: [
      '请让 Play Protect 保持开启。',
      '不要关闭 Play Protect。',
      '手机可能会要求输入 PIN；本指南绝不会。',
      '不要在这里输入 PIN。',
      '在这里输入服务器地址。',
    ],
  },
  ja: {
    off: [
      'Play Protectをオフにします。',
      'スキャンを無効にしてください。',
      'Playプロテクトをオフにします。',
      'ウイルス対策を解除します。',
      '開発元の確認をオフにします。',
    ],
    secret: ['ここにPINを入力します。', 'このページにパスコードを入力してください。'],
    good: [
      'Play Protectはオンのままにしてください。',
      'Play Protectをオフにしないでください。',
      'スマホがPINを求めることがあります；このガイドが求めることはありません。',
      'ここにPINを入力しないでください。',
      'ここにサーバーのアドレスを入力します。',
    ],
  },
  sv: {
    off: [
      'Stäng av Play Protect.',
      'Slå av skanningen.',
      'Inaktivera Play Protect.',
      'Slå av MIUI-optimering.',
      'Inaktivera virusskyddet.',
      'Stäng av utvecklarverifieringen.',
    ],
    secret: ['Ange din PIN-kod här.', 'Skriv din pinkod nedan.'],
    good: [
      'Låt Play Protect vara på.',
      'Stäng aldrig av Play Protect.',
      'Slå inte av MIUI-optimering.',
      'Telefonen kan be om din PIN-kod; guiden gör det aldrig.',
      'Skriv aldrig din PIN-kod här.',
      'Skriv serverns adress här.',
    ],
  },
  ta: {
    off: [
      'Play Protect-ஐ அணைக்கவும்.',
      'ஸ்கேனை முடக்குங்கள்.',
      'MIUI மேம்படுத்தலை ஆஃப் செய்யுங்கள்.',
      'டெவெலப்பர் சரிபார்ப்பை முடக்குங்கள்.',
      'தானியக்க தடுப்பை ஆஃப் செய்யுங்கள்.',
      'வைரஸ் தடுப்பை நிறுத்துங்கள்.',
    ],
    secret: ['உங்கள் PIN-ஐ இங்கே உள்ளிடுங்கள்.', 'பின் எண்ணை இங்கு உள்ளிடவும்.', 'ரகசிய எண்ணை இங்கே டைப் செய்யுங்கள்.'],
    good: [
      'Play Protect இயங்கட்டும்.',
      'Play Protect-ஐ அணைக்க வேண்டாம்.',
      'MIUI மேம்படுத்தலை ஆஃப் செய்யாதீர்கள்.',
      'போன் உங்கள் PIN-ஐக் கேட்கலாம்; இந்த வழிகாட்டி கேட்காது.',
      'Play Protect-ஐ ஆஃப் செய்யக் கூடாது.',
      'PIN-ஐ இங்கே உள்ளிட வேண்டாம்.',
      'கடவுச்சொல்லை இங்கே டைப் செய்யாதீர்கள்.',
      'சர்வரின் முகவரியை இங்கே உள்ளிடுங்கள்.',
    ],
  },
  th: {
    off: ['ปิด Play Protect', 'ปิดการสแกน', 'ปิดการยืนยันตัวตนนักพัฒนา'],
    secret: ['ป้อนรหัส PIN ที่นี่', 'ใส่รหัสพินตรงนี้'],
    good: [
      'เปิด Play Protect ไว้',
      'อย่าปิด Play Protect',
      'โทรศัพท์อาจถาม PIN; คู่มือนี้ไม่ถาม',
      'อย่าป้อน PIN ที่นี่',
      'ป้อนที่อยู่เซิร์ฟเวอร์ที่นี่',
    ],
  },
  tk: {
    off: [
      'Play Protect-i öçüriň.',
      'Barlagy öçüriň.',
      'Mi goragyny öçüriň.',
      'Güýçlendirilen goragy ýapyň.',
      'Döredijini barlamagy öçüriň.',
    ],
    secret: ['PIN-koduňyzy şu ýere ýazyň.', 'Bu ýere PIN giriziň.'],
    good: [
      'Play Protect açyk dursun.',
      'Play Protect-i öçürmäň.',
      'Barlagy öçürmäň.',
      'Mi goragyny ýapmaň.',
      'Telefon PIN sorap biler; bu gollanma soramaz.',
      'PIN-kody şu ýere ýazmaň.',
      'Serweriň salgysyny şu ýere ýazyň.',
    ],
  },
  tr: {
    off: [
      'Play Protect’i kapatın.',
      'Taramayı devre dışı bırakın.',
      'Antivirüsü kapatın.',
      'Geliştirici doğrulamasını kapatın.',
    ],
    secret: ['PIN’inizi buraya girin.', 'PIN kodunuzu buraya yazın.'],
    good: [
      'Play Protect açık kalsın.',
      'Play Protect’i kapatmayın.',
      'Telefon PIN’inizi sorabilir; bu kılavuz sormaz.',
      'PIN’inizi buraya yazmayın.',
      'Sunucunun adresini buraya yazın.',
    ],
  },
  uk: {
    off: [
      'Вимкніть Play Protect.',
      'Відключіть сканування.',
      'Деактивуйте антивірус.',
      'Вимкніть перевірку розробників.',
    ],
    secret: ['Введіть свій PIN-код тут.', 'Введіть пін-код сюди.'],
    good: [
      'Залиште Play Protect увімкненим.',
      'Не вимикайте Play Protect.',
      'Телефон може запитати PIN-код; цей порадник ніколи не запитує.',
      'Не вводьте PIN-код тут.',
      'Введіть адресу сервера тут.',
    ],
  },
  ur: {
    off: [
      'Play Protect بند کریں۔',
      'اسکین بند کر دیں۔',
      'ڈویلپر کی تصدیق بند کریں۔',
      'پلے پروٹیکٹ کو آف کریں۔',
      'خودکار بلاکر آف کریں۔',
      'فون کا تحفظ عارضی طور پر روک دیں۔',
      'Android Developer Verifier کو ان انسٹال کریں۔',
      'اپنے فون پر Play Protect بند کریں اور کچھ نہ لکھیں۔',
      'اس گائیڈ کے لیے Play Protect آف کریں تاکہ ایپ بلاک نہ ہو۔',
    ],
    secret: ['اپنا PIN یہاں درج کریں۔', 'اپنا پن یہیں لکھیں۔', 'PIN یہاں لکھیں مگر کسی کو نہ بتائیں۔'],
    good: [
      'Play Protect آن رہنے دیں۔',
      'Play Protect بند نہ کریں۔',
      'Play Protect کو نہ ہٹائیں۔',
      'Auto Blocker آف کرنے کی ضرورت نہیں۔',
      'اگر اسکین خطرہ دکھائے تو یہ کام یہیں روک دیں اور فائل ڈیلیٹ کریں۔',
      'فون آپ کا PIN پوچھ سکتا ہے؛ یہ گائیڈ کبھی نہیں پوچھتی۔',
      'اپنا PIN یہاں درج نہ کریں۔',
      'سرور کا پتا یہاں لکھیں۔',
    ],
  },
  uz: {
    off: [
      'Play Protectni oʻchiring.',
      'Tekshiruvni oʻchirib qoʻying.',
      'Mi himoyasini oʻchiring.',
      'Kuchaytirilgan himoyani oʻchiring.',
      'MIUI optimallashtirish sozlamasini oʻchiring.',
      'Play Protectni o‘chiring.',
      "Play Protectni o'chiring.",
      'Dasturchini tekshirishni oʻchiring.',
    ],
    secret: ['PIN-kodingizni shu yerga kiriting.', 'PIN kodni bu yerga yozing.'],
    good: [
      'Play Protect yoniq tursin.',
      'Play Protectni oʻchirmang.',
      'Tekshiruvni oʻchirib qoʻymang.',
      'Mi himoyasini oʻchirmang.',
      'Play Protectni o‘chirib qo‘ymang.',
      "Play Protectni o'chirib qo'ymang.",
      'Telefon PIN-kodni soʻrashi mumkin; bu qoʻllanma soʻramaydi.',
      'PIN-kodni bu yerga yozmang.',
      'Server manzilini shu yerga yozing.',
    ],
  },
  vi: {
    off: [
      'Hãy tắt Play Protect.',
      'Vô hiệu hóa quét.',
      'Tắt phần mềm diệt virus.',
      'Tắt tính năng xác minh nhà phát triển.',
    ],
    secret: ['Nhập mã PIN của bạn vào đây.', 'Nhập PIN tại đây.'],
    good: [
      'Hãy để Play Protect bật.',
      'Đừng tắt Play Protect.',
      'Máy có thể hỏi mã PIN; hướng dẫn này không bao giờ hỏi.',
      'Đừng nhập mã PIN vào đây.',
      'Nhập địa chỉ máy chủ vào đây.',
      'Xem pin của máy ở đây.',
    ],
  },
};
