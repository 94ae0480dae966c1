/** What terrain looks like, on 200 x 173: so that nobody has to tell it by its colour alone. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  plains: 'M48 128q26-12 52 0t52 0M56 144q22-10 44 0t44 0',
  forest: 'M52 142l18-48 18 48zM86 142l20-62 20 62zM124 142l14-40 14 40z',
  swamp: 'M50 142h28m14 0h42m-60-12v-28m10 28v-36m42 44v-36m10 36v-26',
  desert: 'M36 140q32-40 60 0 32-54 72 0z',
  mountain: 'M36 142l36-72 22 36 22-46 48 82z',
  volcano: 'M40 142l40-76h40l40 76M86 60q8-18 0-32m20 32q-6-14 6-28',
  water: 'M46 122q14-12 27 0t27 0 27 0 27 0M56 138q14-12 26 0t26 0 26 0',
};
