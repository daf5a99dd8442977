/** Where, in the profile, the process group of a running Firefox is noted: Playwright tells nobody. */
export const PID_FILE = 'phone.pid';
