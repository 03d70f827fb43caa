/** Data that may change while it is shown: each is read again after the subscription to the channel of its changes (RT-04x). */
export type Subject =
  | 'balance'
  | 'records'
  | 'letters'
  | 'profile'
  | 'envelope'
  | 'wheel'
  | 'protection'
  | 'service'
  | 'banners'
  | 'template';
