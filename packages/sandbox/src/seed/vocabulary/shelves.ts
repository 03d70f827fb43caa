import { words } from './table.ts';

/** Titles of shelves that have no other name. */
export const shelfTitles = words(`
providers | 遊戲商 | 游戏商 | Providers | Nhà cung cấp | 게임사 | プロバイダー | ค่ายเกม | प्रोवाइडर | ဂိမ်းထုတ်လုပ်သူများ | வழங்குநர்கள் | প্রোভাইডার | Anbieter | Leverantörer | Provedores | Mga provider
members | 會員專屬 | 会员专属 | For members | Dành cho thành viên | 회원 전용 | 会員限定 | สำหรับสมาชิก | सदस्यों के लिए | အသင်းဝင်များအတွက် | உறுப்பினர்களுக்கு | সদস্যদের জন্য | Für Mitglieder | För medlemmar | Para membros | Para sa mga miyembro
`);
