import { defineSite } from '@housefront/app/config';

/** The templates of this site. */
export const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-1'),
  mobile: () => import('@housefront/ui/templates/h5-3'),
};

/** The pages of this site. */
export const content = () => import('./content/index.ts');

export default defineSite({
  version: 1,
  siteId: 1005,
  public: {
    SITE_NAME: 'Fairwater',
    TEMPLATE_NAME: 'desktop_1',
    MOBILE_TEMPLATE_NAME: 'H5_3',
    SITE_TITLE: '清水娱乐',
    SITE_TITLE_EN: 'Fairwater',
  },
  currencies: 'GBP,EUR,SEK,BRL,PHP',
  languages: 'en_US,de_DE,sv_SE,pt_BR,fil_PH,ta_IN',
  theme: 'daylight',
  upstream: 'http://localhost:4300',
  realtime: { key: 'housefront', host: 'localhost', port: 4300, tls: false },
  fastPayment: true,
  // Journeys enter by plain links; new sites take sealed ones only.
  sealedLinksOnly: false,
  iconHosts: [],
  frameHosts: ['http://localhost:4300'],
  webApp: { offline: true },
  // Fights of animals, which its profile refuses.
  halls: { hidden: [8] },
  // An invented licence, in the place of the real one.
  protection: {
    profile: 'gb',
    licence: {
      sentence: {
        en_US:
          'Fairwater is an example without a licence. This is the place of the sentence of the licence, word for word.',
        de_DE: 'Fairwater ist ein Beispiel ohne Lizenz. Hier steht der Wortlaut der Lizenz.',
        sv_SE: 'Fairwater är ett exempel utan licens. Här står licensens ordalydelse.',
        pt_BR: 'Fairwater é um exemplo sem licença. Aqui fica a frase da licença, palavra por palavra.',
        fil_PH:
          'Ang Fairwater ay halimbawang walang lisensya. Dito nakasulat ang pangungusap ng lisensya, salita sa salita.',
        ta_IN: 'Fairwater உரிமம் இல்லாத ஓர் எடுத்துக்காட்டு. உரிமத்தின் வாசகம் சொல்லுக்குச் சொல் இங்கே இருக்கும்.',
      },
      account: '00000',
      register: 'https://register.example.com/00000',
    },
    links: [
      {
        kind: 'helpline',
        title: {
          en_US: 'Helpline of the example',
          de_DE: 'Beratungstelefon des Beispiels',
          sv_SE: 'Exemplets stödlinje',
          pt_BR: 'Linha de apoio do exemplo',
          fil_PH: 'Helpline ng halimbawa',
          ta_IN: 'எடுத்துக்காட்டின் உதவி எண்',
        },
        url: 'https://help.example.com',
        phone: '0800 000 000',
        note: {
          en_US: 'Day and night, free of charge',
          de_DE: 'Tag und Nacht, kostenlos',
          sv_SE: 'Dygnet runt, kostnadsfritt',
          pt_BR: 'Dia e noite, gratuito',
          fil_PH: 'Araw at gabi, walang bayad',
          ta_IN: 'இரவும் பகலும், கட்டணமின்றி',
        },
      },
      {
        kind: 'contact',
        title: {
          en_US: 'Write to us about gambling',
          de_DE: 'Schreiben Sie uns zum Spielverhalten',
          sv_SE: 'Skriv till oss om ditt spelande',
          pt_BR: 'Fale conosco sobre o jogo',
          fil_PH: 'Sumulat sa amin tungkol sa pagsusugal',
          ta_IN: 'சூதாட்டம் பற்றி எங்களுக்கு எழுதுங்கள்',
        },
        url: 'https://care.example.com',
        note: {
          en_US: 'Monday to Friday, 9:00 to 17:00',
          de_DE: 'Montag bis Freitag, 9 bis 17 Uhr',
          sv_SE: 'Måndag till fredag, 9–17',
          pt_BR: 'Segunda a sexta, das 9h às 17h',
          fil_PH: 'Lunes hanggang Biyernes, 9:00 hanggang 17:00',
          ta_IN: 'திங்கள் முதல் வெள்ளி வரை, 9:00 முதல் 17:00 வரை',
        },
      },
      {
        kind: 'assessment',
        title: {
          en_US: 'Self-assessment',
          de_DE: 'Selbsttest',
          sv_SE: 'Självtest',
          pt_BR: 'Autoavaliação',
          fil_PH: 'Pagsusuri sa sarili',
          ta_IN: 'சுய மதிப்பீடு',
        },
        url: 'https://assessment.example.com',
      },
      { kind: 'register', title: 'exclusion.example.com', url: 'https://exclusion.example.com' },
      { kind: 'software', title: 'blocking.example.com', url: 'https://blocking.example.com' },
    ],
  },
  templates,
  content,
});
