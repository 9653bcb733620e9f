-- Asks for an address that nobody has asked for before, in each of the rooms that take any word.
local rooms = { "/g/", "/page/", "/c/a-b-c-", "/", "/assets/" }
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", rooms[count % #rooms + 1] .. "x" .. count .. "y" .. math.random(1, 1e9))
end
