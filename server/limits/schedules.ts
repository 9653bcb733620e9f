// Cron schedules of jobs, in UTC.
export const everyMinute = "* * * * *";
export const everyTenMinutes = "*/10 * * * *";
export const everyHour = "7 * * * *";
export const everyMorning = "23 7 * * *";
export const everyNight = "37 3 * * *";
