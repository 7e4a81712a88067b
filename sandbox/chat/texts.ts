export interface ChatTexts {
  readonly title: string;
  readonly vip: string;
  readonly greeting: string;
  readonly label: string;
  readonly send: string;
  readonly you: string;
  readonly service: string;
  readonly reply: string;
}

const english: ChatTexts = {
  title: 'Customer service',
  vip: 'VIP customer service',
  greeting: 'Hello! How can we help?',
  label: 'Your message',
  send: 'Send',
  you: 'You',
  service: 'Service',
  reply: 'Thank you. This is the sandbox: your message is kept, and nobody reads it.',
};

const vietnamese: ChatTexts = {
  title: 'Chăm sóc khách hàng',
  vip: 'Chăm sóc khách hàng VIP',
  greeting: 'Xin chào! Chúng tôi có thể giúp gì?',
  label: 'Tin nhắn của bạn',
  send: 'Gửi',
  you: 'Bạn',
  service: 'Hỗ trợ',
  reply: 'Cảm ơn bạn. Đây là môi trường thử: tin nhắn được lưu và không ai đọc.',
};

const filipino: ChatTexts = {
  title: 'Serbisyo sa kustomer',
  vip: 'VIP na serbisyo sa kustomer',
  greeting: 'Kumusta! Paano kami makakatulong?',
  label: 'Ang mensahe mo',
  send: 'Ipadala',
  you: 'Ikaw',
  service: 'Serbisyo',
  reply: 'Salamat. Sandbox ito: itinatago ang mensahe mo at walang bumabasa.',
};

/** The texts in the first language of an Accept-Language header that there are any in. */
export function chatTexts(acceptLanguage = ''): ChatTexts & { readonly lang: string } {
  for (const tag of acceptLanguage.toLowerCase().split(',')) {
    if (/^\s*vi\b/.test(tag)) return { ...vietnamese, lang: 'vi' };
    if (/^\s*(fil|tl)\b/.test(tag)) return { ...filipino, lang: 'fil' };
    if (/^\s*en\b/.test(tag)) break;
  }
  return { ...english, lang: 'en' };
}
