import type { Locale } from './types.ts';

type Words = Readonly<Partial<Record<Locale, string>>>;

/** Entries of the service agreement, as a back-office editor writes them: HTML by language. */
export const agreement: readonly { readonly title: Words; readonly content: Words }[] = [
  {
    title: {
      en_US: 'Your account',
      zh_CN: '您的账号',
      zh_TW: '您的帳號',
      vi_VN: 'Tài khoản của bạn',
      th_TH: 'บัญชีของคุณ',
    },
    content: {
      en_US:
        '<p>One person has <strong>one account</strong>. You are of age where you live, and what you tell us about yourself is true.</p>',
      zh_CN: '<p>每人仅限持有<strong>一个账号</strong>。您已达到所在地的法定年龄，且所提供的资料真实无误。</p>',
      zh_TW: '<p>每人僅限持有<strong>一個帳號</strong>。您已達到所在地的法定年齡，且所提供的資料真實無誤。</p>',
      vi_VN:
        '<p>Mỗi người chỉ có <strong>một tài khoản</strong>. Bạn đã đủ tuổi theo luật nơi bạn sống và thông tin bạn cung cấp là đúng sự thật.</p>',
      th_TH: '<p>หนึ่งคนมีได้<strong>เพียงหนึ่งบัญชี</strong> คุณบรรลุนิติภาวะตามกฎหมายในที่ที่คุณอยู่ และข้อมูลที่คุณให้เป็นความจริง</p>',
    },
  },
  {
    title: { en_US: 'Playing', zh_CN: '游戏规则', zh_TW: '遊戲規則', vi_VN: 'Khi chơi', th_TH: 'การเล่น' },
    content: {
      en_US:
        '<p>You play with your own money.</p><ul><li>A round that was interrupted is settled by the provider.</li><li>Programs that play for you are not allowed.</li></ul>',
      zh_CN:
        '<p>您仅以本人资金参与游戏。</p><ul><li>中断的局数由游戏平台结算。</li><li>禁止使用任何自动程序。</li></ul>',
      zh_TW:
        '<p>您僅以本人資金參與遊戲。</p><ul><li>中斷的局數由遊戲平台結算。</li><li>禁止使用任何自動程式。</li></ul>',
      vi_VN:
        '<p>Bạn chơi bằng tiền của chính mình.</p><ul><li>Ván bị gián đoạn do nhà cung cấp quyết toán.</li><li>Không được dùng phần mềm chơi tự động.</li></ul>',
      th_TH:
        '<p>คุณเล่นด้วยเงินของคุณเอง</p><ul><li>รอบที่ถูกขัดจังหวะจะสรุปผลโดยผู้ให้บริการ</li><li>ห้ามใช้โปรแกรมเล่นอัตโนมัติ</li></ul>',
    },
  },
  {
    title: {
      en_US: 'Responsible gaming',
      zh_CN: '理性游戏',
      zh_TW: '理性遊戲',
      vi_VN: 'Chơi có trách nhiệm',
      th_TH: 'การเล่นอย่างรับผิดชอบ',
    },
    content: {
      en_US:
        '<p>Set yourself a limit and keep to it. Customer service closes your account whenever you ask for it.</p>',
      zh_CN: '<p>请为自己设定限额并严格遵守。您可随时要求客服关闭账号。</p>',
      zh_TW: '<p>請為自己設定限額並嚴格遵守。您可隨時要求客服關閉帳號。</p>',
      vi_VN: '<p>Hãy đặt giới hạn và tuân thủ. Chăm sóc khách hàng sẽ đóng tài khoản bất cứ khi nào bạn yêu cầu.</p>',
      th_TH: '<p>กำหนดขีดจำกัดของตนเองและทำตาม ฝ่ายบริการลูกค้าจะปิดบัญชีเมื่อใดก็ตามที่คุณขอ</p>',
    },
  },
];
