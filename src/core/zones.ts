/** Time zones by the name that Intl knows them by. */

/** In which services of the East Coast write their times, whatever the town's own is. */
export const NEW_YORK = 'America/New_York';
