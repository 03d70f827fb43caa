/** The page the customer-service links of the sandbox lead to. */
export function customerServicePage(locale: string): string {
  const chinese = locale === 'zh_CN' || locale === 'zh_TW';
  const title = chinese ? '在线客服' : 'Customer service';
  const text = chinese ? '这里是沙盒的客服页面。' : 'This is the customer service page of the sandbox.';
  return `<!doctype html><html lang="${chinese ? 'zh' : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
}
