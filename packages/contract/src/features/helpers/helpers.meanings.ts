import { like, type CallMeanings } from '../../calls/meaning.types.ts';

const GATEWAY = 'The gateway of the kit answers it. A platform never gets it.';

/** Helpers of the server of a site. */
export const helpers: CallMeanings = {
  clientCaptcha: {
    level: 'may',
    without: GATEWAY,
    reply: {
      text: like('The letters, encrypted with the key of the site; the page compares them itself.', 'q1dJ…'),
      image: like('Picture of the letters, as a data URL.', 'data:image/png;base64,iVBORw0KGgo…'),
      placeholder: like('Hint in the empty field.', 'Letters in the picture'),
    },
  },
  checkIframe: {
    level: 'may',
    without: GATEWAY,
    request: { url: like('Page that is to be shown in a frame.', 'https://sports.example.com/') },
    reply: {
      embeddable: like('Whether the headers of the page allow it.', true),
      reason: like('Header that forbids it, for developers.', 'x-frame-options: DENY'),
    },
  },
  loginHeader: {
    level: 'may',
    without: GATEWAY,
    reply: {
      headers: like('Headers that the login carries: X-Client-IP, X-Client-Host, X-Client-Cdn.', {
        'X-Client-IP': '203.0.113.7',
        'X-Client-Host': 'www.example.com',
      }),
      remote_addr: like("The visitor's address; empty if unknown.", '203.0.113.7'),
      country: like(
        'Country of the visitor as two letters; empty if unknown. It chooses the country code of the phone number.',
        'VN',
      ),
    },
  },
  fbTracking: {
    level: 'may',
    without: GATEWAY,
    request: {
      eventName: like('Name of the event, such as `CompleteRegistration`.', 'CompleteRegistration'),
      eventTime: like('When it happened, in seconds since 1970.', 1768478400),
      eventID: like('Id of the event. Equal ids count once.', 'register-42'),
      userData: like('Facts about the visitor that the advertiser takes, hashed.', { external_id: '42' }),
      customData: like('Further facts, such as the currency.', { currency: 'USD' }),
    },
  },
  infoData: {
    level: 'may',
    without: GATEWAY,
    request: { enc: like('The sealed part of a sign-in link.', 'v1.q1dJ…') },
    reply: {
      tk: like('Token of the member.', 'q1dJ…'),
      member_id: like('Id of the member.', '42'),
      member_account: like('Account name.', 'river77'),
      member_currency: like('Currency of the account.', 'USD'),
    },
  },
  templateConfig: {
    level: 'may',
    without: GATEWAY,
    request: { mobileTemplateName: 'Name of the phone template in use, the `MOBILE_TEMPLATE_NAME` of the config.' },
    reply: { mobileTemplateName: 'Phone template to be used from now on.' },
  },
};
