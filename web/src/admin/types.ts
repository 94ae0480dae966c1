/** The types of the service that pages of administration show. */

import type { AccountShown } from 'kronika-client';

export type { AccountShown, ActShown, CodeShown } from 'kronika-client';
export type AccountState = AccountShown['state'];
export type Role = AccountShown['roles'][number];
