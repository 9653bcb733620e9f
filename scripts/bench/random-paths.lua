-- Requests an address that nobody requested before, in each of the rooms that take any word, from a new network each time.
local rooms = { "/g/", "/page/", "/c/a-b-c-", "/", "/assets/" }
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", rooms[count % #rooms + 1] .. "x" .. count .. "y" .. math.random(1, 1e9), {
    ["Accept-Encoding"] = "br",
    ["X-Forwarded-For"] = "10." .. math.random(0, 255) .. "." .. math.random(0, 255) .. "." .. math.random(0, 255),
  })
end
