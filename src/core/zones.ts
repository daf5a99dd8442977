/** Time zones by the name that Intl knows them by. */

/** In which services of the East Coast write their times, whatever the town's own is. */
export const NEW_YORK = 'America/New_York';
export const CHICAGO = 'America/Chicago';
export const DENVER = 'America/Denver';
export const LOS_ANGELES = 'America/Los_Angeles';
export const PHOENIX = 'America/Phoenix';
export const ANCHORAGE = 'America/Anchorage';
export const HONOLULU = 'Pacific/Honolulu';
