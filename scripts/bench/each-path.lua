-- Requests each path in the file BENCH_PATHS once per round, BENCH_ROUNDS times, and prints how long that took. wrk's own rate
-- includes the time that it waits afterwards.
local ffi = require("ffi")
ffi.cdef("typedef struct { long seconds; long micros; } bench_time; int gettimeofday(bench_time *now, void *zone);")
local paths = {}
for path in io.lines(os.getenv("BENCH_PATHS")) do
  paths[#paths + 1] = path
end
local total = #paths * tonumber(os.getenv("BENCH_ROUNDS") or 1)
local count = 0
local startedAt = 0
elapsed = 0

local now = function()
  local time = ffi.new("bench_time")
  ffi.C.gettimeofday(time, nil)
  return tonumber(time.seconds) + tonumber(time.micros) / 1e6
end

local threads = {}
setup = function(thread)
  threads[#threads + 1] = thread
end

request = function()
  if count == 0 then
    startedAt = now()
  end
  if count == total then
    elapsed = now() - startedAt
    wrk.thread:stop()
  end
  count = count + 1
  return wrk.format("GET", paths[(count - 1) % #paths + 1])
end

done = function()
  local time = threads[1]:get("elapsed")
  print("Elapsed: " .. tostring(time) .. " s for " .. total .. " requests")
end
