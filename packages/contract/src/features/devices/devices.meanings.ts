import { should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Devices on which a member is signed in. */
export const devices: CallMeanings = {
  devices: {
    level: 'may',
    without: 'The security page of the member centre lists no devices.',
    reply: {
      list: should('Logins of the member, the last used one first.', 'The page lists none.'),
      id: 'Id of the login, which deviceEnd names.',
      browser: should('Name of the browser or app, such as `Chrome`.', 'The device has no name.'),
      system: should('Name of the operating system, such as `Android`.', 'The device has no system.'),
      place: 'Town and country in words.',
      address: 'Network address, so that the member recognises it.',
      created_at: 'When the member signed in there.',
      used_at: 'Last call from there.',
      is_current: should(
        'Whether it is the device that asks. It has no button to end it.',
        'The member may end the own login by mistake.',
      ),
    },
  },
  deviceEnd: {
    level: 'may',
    without: 'A single device cannot be signed out.',
    request: { id: 'Id of the login in devices.' },
  },
  deviceEndOthers: {
    level: 'may',
    without: 'The other devices cannot be signed out together.',
    reply: {
      since: 'From when on added passkeys are named: at least 30 days ago.',
      passkeys: 'Passkeys that were added since then. The member is asked whether they are known.',
      id: 'Id of the passkey, which passkeyDestroy names.',
      name: 'Name of the passkey.',
      created_at: 'When it was added.',
    },
  },
};
