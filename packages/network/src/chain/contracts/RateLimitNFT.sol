// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC721, ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// Requests per kilosecond until a midnight, as a token.
contract RateLimitNFT is ERC721Enumerable {
    struct RateLimit {
        uint256 requestsPerKilosecond;
        uint256 expiresAt;
    }

    /// In wei, for one request per kilosecond and one second.
    uint256 public constant additionalRequestsPerKilosecondCost = 1_000_000;

    uint256 public tokenIdCounter;
    mapping(uint256 => RateLimit) public capacity;

    constructor() ERC721("", "") {}

    function mint(uint256 expiresAt) external payable returns (uint256 tokenId) {
        uint256 requests = calculateRequestsPerKilosecond(msg.value, expiresAt);
        require(requests > 0, "The requestsPerKilosecond must be greater than 0");
        tokenId = ++tokenIdCounter;
        capacity[tokenId] = RateLimit(requests, expiresAt);
        _mint(msg.sender, tokenId);
    }

    function burn(uint256 tokenId) external {
        require(_isApprovedOrOwner(msg.sender, tokenId), "ERC721: caller is not token owner or approved");
        _burn(tokenId);
    }

    function calculateCost(uint256 requestsPerKilosecond, uint256 expiresAt) external view returns (uint256) {
        return (requestsPerKilosecond * secondsUntil(expiresAt) * additionalRequestsPerKilosecondCost) / 1000;
    }

    function calculateRequestsPerKilosecond(uint256 payingAmount, uint256 expiresAt) public view returns (uint256) {
        require(payingAmount > 0, "You must pay more than 0");
        return (payingAmount * 1000) / (secondsUntil(expiresAt) * additionalRequestsPerKilosecondCost);
    }

    function secondsUntil(uint256 expiresAt) private view returns (uint256) {
        require(expiresAt > block.timestamp, "The expiresAt must be in the future");
        require(expiresAt % 1 days == 0, "Expiration time must be set to midnight on any given day");
        return expiresAt - block.timestamp;
    }

    function isExpired(uint256 tokenId) external view returns (bool) {
        return capacity[tokenId].expiresAt <= block.timestamp;
    }

    function name() public pure override returns (string memory) {
        return "Rate Limit Increases on Lit Protocol";
    }

    function symbol() public pure override returns (string memory) {
        return "RLI";
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireMinted(tokenId);
        bytes memory json = abi.encodePacked('{"name":"Lit RLI #', Strings.toString(tokenId), '"}');
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }
}
